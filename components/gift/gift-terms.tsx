import styled from 'styled-components';
import type { GiftPage } from '@/lib/contract/content/gift';
import { HeadingColumns } from '@/components/ui/layout/heading-columns';
import { Container } from '@/components/ui/layout/container';
import { Heading } from '@/components/ui/text/heading';
import { Text } from '@/components/ui/text/text';

const Root = styled(HeadingColumns)`
  padding-block: var(--section);
  border-top: 1px solid var(--line);
  & dl > div {
    display: grid;
    gap: var(--space-1);
    padding-block: var(--space-4);
    border-top: 1px solid var(--line);
  }
  & dl > div:first-child {
    border-top: 0;
    padding-top: 0;
  }
  & dt {
    font-weight: 600;
  }
`;

/** The terms (validity, refunds, region), shown before payment. */
export function GiftTerms({ text }: { text: GiftPage['terms'] }) {
  return (
    <Container>
      <Root as="section" aria-labelledby="terms">
        <Heading level={2} id="terms">
          {text.heading}
        </Heading>
        <dl>
          {text.items.map((item) => (
            <div key={item.title}>
              <dt>{item.title}</dt>
              <Text as="dd" $tone="soft">
                {item.text}
              </Text>
            </div>
          ))}
        </dl>
      </Root>
    </Container>
  );
}
