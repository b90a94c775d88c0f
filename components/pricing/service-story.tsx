import styled from 'styled-components';
import { Heading } from '@/components/ui/text/heading';
import { NumberedSteps } from '@/components/ui/layout/numbered-steps';
import { Container, HeadingColumns, Section } from '@/components/ui/layout/section';
import { Text } from '@/components/ui/text/text';
import type { PricingProps } from './pricing-props';

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
      <NumberedSteps id="how" heading={howItWorks.heading} steps={howItWorks.steps} />
      <Section $tone="sunken" $height={[32, 24]} aria-labelledby="reasons">
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
