import styled from 'styled-components';
import type { ReferralPage } from '@/lib/contract/content/referral-page';
import { Container } from '@/components/ui/layout/container';
import { Heading } from '@/components/ui/text/heading';
import { media } from '@/components/ui/theme/media';
import { Price } from '@/components/ui/text/price';
import { Section } from '@/components/ui/layout/section';
import { Text } from '@/components/ui/text/text';
import { useLocale } from '@/components/ui/hooks/use-locale';
import type { ReferralProps } from './referral-props';

const Sides = styled.div`
  display: grid;
  gap: var(--space-5);
  margin-top: clamp(2rem, 4vw, 3.5rem);
  ${media.md} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: 0;
  }
  & > div {
    display: grid;
    grid-template-rows: auto auto 1fr;
    gap: var(--space-2);
    padding-block: var(--space-5);
    border-top: 1px solid var(--line-strong);
  }
  ${media.md} {
    & > div {
      padding: var(--space-5) var(--space-6) 0 0;
    }
    & > div + div {
      padding-inline: var(--space-6) 0;
      border-inline-start: 1px solid var(--line);
    }
  }
`;
const Figure = styled.p`
  font-family: var(--font-display);
  font-size: var(--text-display);
  font-weight: var(--weight-display);
  line-height: 1.1;
  font-variant-numeric: lining-nums;
  color: var(--red);
`;

export function ReferralOffer({ text, rewards }: { text: ReferralPage['offer']; rewards: ReferralProps['rewards'] }) {
  const { region } = useLocale();
  return (
    <Section $tone="sunken" aria-labelledby="offer">
      <Container>
        <Heading level={2} id="offer">
          {text.heading}
        </Heading>
        <Sides>
          {(['friend', 'referrer'] as const).map((side) => {
            const reward = rewards[side];
            return (
              <div key={side}>
                <Heading level={3}>{text[side].title}</Heading>
                {reward === null ? null : (
                  <Figure>
                    <Price money={{ amount: reward, currency: region.currency }} />
                  </Figure>
                )}
                <Text $tone="soft">{text[side].text}</Text>
              </div>
            );
          })}
        </Sides>
      </Container>
    </Section>
  );
}
