import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import { ROUTES } from '@/lib/config/routes';
import type { Teaser } from '@/lib/domain/pricing/teaser';
import { Container, Section } from '@/components/ui/layout/section';
import { Heading } from '@/components/ui/text/heading';
import { Text } from '@/components/ui/text/text';
import { TextLink } from '@/components/ui/actions/text-link';
import { media } from '@/components/ui/theme/media';
import { PASSPORT_FACTS } from './home-props';

const List = styled.ul`
  display: grid;
  gap: var(--space-5) clamp(2rem, 6vw, 6rem);
  margin-top: clamp(2rem, 4vw, 3.5rem);
  ${media.md} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  & > li {
    display: grid;
    align-content: start;
    justify-items: start;
    gap: var(--space-2);
    padding-top: var(--space-4);
    border-top: 1px solid var(--line);
  }
`;

const TARGETS = {
  cover: `${ROUTES.servicesPricing.path}?type=store#calculator`,
  record: `${ROUTES.servicesPricing.path}?type=digitise`,
  prices: ROUTES.servicesPricing.path,
  hours: ROUTES.contactUs.path,
} as const;

/** What anybody can check about the service, each with the page that holds it. */
export function Facts({ prices }: { prices: Teaser | null }) {
  const { t } = useTranslation('home');
  const limit = prices?.coverLimit;
  const figures = {
    amount: limit ?? '',
    count: PASSPORT_FACTS.length,
  };
  const shown = (Object.keys(TARGETS) as (keyof typeof TARGETS)[]).filter((name) => name !== 'cover' || limit !== undefined);
  return (
    <Section aria-labelledby="facts">
      <Container>
        <Heading level={2} id="facts">
          {t('facts.heading')}
        </Heading>
        <List>
          {shown.map((name) => (
            <li key={name}>
              <Heading level={3} look="h4">
                {t(`facts.${name}.title`, figures)}
              </Heading>
              <Text $tone="soft">{t(`facts.${name}.text`, figures)}</Text>
              <TextLink href={TARGETS[name]} isStandalone>
                {t(`facts.${name}.action`)}
              </TextLink>
            </li>
          ))}
        </List>
      </Container>
    </Section>
  );
}
