import styled from 'styled-components';
import { Heading } from '@/components/ui/text/heading';
import { media } from '@/components/ui/theme/media';
import { Container, Section } from './section';
import { Text } from '@/components/ui/text/text';

const Steps = styled.ol`
  display: grid;
  ${media.md} {
    grid-template-columns: repeat(auto-fit, minmax(12rem, 1fr));
    /* Four stand two by two or in a row: never one alone. */
    &:has(> :nth-child(4):last-child) {
      grid-template-columns: repeat(auto-fit, minmax(max(12rem, min(40%, (60rem - 100%) * 999)), 1fr));
    }
  }
  gap: var(--space-6) clamp(1.5rem, 3vw, 3rem);
  margin-top: clamp(2rem, 4vw, 3.5rem);
  & > li {
    display: grid;
    align-content: start;
    gap: var(--space-2);
    padding-top: var(--space-4);
    border-top: 1px solid var(--line-strong);
  }
  & > li > span {
    color: var(--red);
    font-family: var(--font-display);
    font-size: var(--text-h4);
    font-variant-numeric: lining-nums;
  }
`;

interface Props {
  id: string;
  heading: string;
  steps: readonly { title: string; text: string }[];
}

/** A section with numbered steps. */
export function NumberedSteps({ id, heading, steps }: Props) {
  return (
    <Section aria-labelledby={id}>
      <Container>
        <Heading level={2} id={id}>
          {heading}
        </Heading>
        <Steps>
          {steps.map((step, index) => (
            <li key={step.title}>
              <span aria-hidden="true">{index + 1}</span>
              <Heading level={3} look="h4">
                {step.title}
              </Heading>
              <Text $tone="muted">{step.text}</Text>
            </li>
          ))}
        </Steps>
      </Container>
    </Section>
  );
}
