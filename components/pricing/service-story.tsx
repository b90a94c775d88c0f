import styled from 'styled-components';
import { Heading } from '@/components/ui/text/heading';
import { Container, HeadingColumns, Section } from '@/components/ui/layout/section';
import { Text } from '@/components/ui/text/text';
import type { PricingProps } from './pricing-props';

const Parts = styled.ol`
  display: grid;
  gap: var(--space-6) clamp(1.5rem, 3vw, 3rem);
  margin-top: clamp(2rem, 4vw, 3.5rem);
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 14rem), 1fr));
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
const Reasons = styled(HeadingColumns)`
  & li {
    display: grid;
    gap: var(--space-2);
    padding-block: var(--space-5);
    border-top: 1px solid var(--line);
  }
`;

export function ServiceStory({ howItWorks, reasons }: Pick<PricingProps['content'], 'howItWorks' | 'reasons'>) {
  return (
    <>
      <Section aria-labelledby="how">
        <Container>
          <Heading level={2} id="how">
            {howItWorks.heading}
          </Heading>
          <Parts>
            {howItWorks.steps.map(({ title, text }, index) => (
              <li key={title}>
                <span aria-hidden="true">{index + 1}</span>
                <Heading level={3} look="h4">
                  {title}
                </Heading>
                <Text $tone="muted">{text}</Text>
              </li>
            ))}
          </Parts>
        </Container>
      </Section>
      <Section $tone="sunken" aria-labelledby="reasons">
        <Container>
          <Reasons>
            <Heading level={2} id="reasons">
              {reasons.heading}
            </Heading>
            <ul>
              {reasons.items.map(({ title, text }) => (
                <li key={title}>
                  <Heading level={3} look="h4">
                    {title}
                  </Heading>
                  <Text $tone="soft">{text}</Text>
                </li>
              ))}
            </ul>
          </Reasons>
        </Container>
      </Section>
    </>
  );
}
