import styled from 'styled-components';
import type { ReferralPage } from '@/lib/contract/content/referral-page';
import { Container } from '@/components/ui/layout/container';
import { Heading } from '@/components/ui/text/heading';
import { media } from '@/components/ui/theme/media';
import { Text } from '@/components/ui/text/text';

const Root = styled.section`
  padding-block: var(--section);
  border-top: 1px solid var(--line);
  & > dl {
    display: grid;
    gap: 0 clamp(2rem, 5vw, 5rem);
    margin-top: clamp(1.5rem, 3vw, 3rem);
    ${media.md} {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }
  & > dl > div {
    display: grid;
    align-content: start;
    gap: var(--space-1);
    padding-block: var(--space-4);
    border-top: 1px solid var(--line);
  }
  & dt {
    font-weight: 600;
  }
`;

/** All rules on the page, not behind a link. */
export function ReferralRules({ text }: { text: ReferralPage['rules'] }) {
  return (
    <Container>
      <Root aria-labelledby="rules">
        <Heading level={2} id="rules">
          {text.heading}
        </Heading>
        <dl>
          {text.items.map((rule) => (
            <div key={rule.title}>
              <dt>{rule.title}</dt>
              <Text as="dd" $tone="soft">
                {rule.text}
              </Text>
            </div>
          ))}
        </dl>
      </Root>
    </Container>
  );
}
