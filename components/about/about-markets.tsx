import { Fragment } from 'react';
import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import { LOCALES, nearestLocale } from '@/lib/config/locales';
import type { RegionCode } from '@/lib/config/regions';
import { ROUTES } from '@/lib/config/routes';
import { siteAddress } from '@/lib/site/site-address';
import { Card } from '@/components/ui/layout/card';
import { Heading } from '@/components/ui/text/heading';
import { media } from '@/components/ui/theme/media';
import { Container, Section } from '@/components/ui/layout/section';
import { Stack } from '@/components/ui/layout/stack';
import { Text } from '@/components/ui/text/text';
import { linkStyle, TextLink } from '@/components/ui/actions/text-link';
import { useLocale } from '@/components/ui/hooks/use-locale';

const Pair = styled.div`
  display: grid;
  gap: var(--space-5);
  ${media.md} {
    grid-template-columns: 1fr 1fr;
  }
`;

const Details = styled.dl`
  display: grid;
  gap: var(--space-3);
  /* Where the card is wide: where we are, and beside it how to reach us. */
  ${media.lg} {
    grid-template-columns: 1fr 1fr;
    column-gap: var(--space-5);
    & > :first-child {
      grid-row: span 2;
    }
  }
  & dt {
    font-size: var(--text-sm);
    color: var(--muted);
  }
  & dd {
    overflow-wrap: anywhere;
  }
  & a {
    ${linkStyle} display: inline-flex;
    align-items: center;
    min-height: var(--target);
  }
`;

export interface Market {
  country: RegionCode;
  name: string;
  text: string;
  address: string[];
  phone: string;
  email: string;
}

/** How to reach us in both cities; the city of this site first. */
export function AboutMarkets({ heading, items }: { heading: string; items: readonly Market[] }) {
  const { region } = useLocale();
  const ownFirst = [...items].sort((one, other) => Number(other.country === region.code) - Number(one.country === region.code));
  return (
    <Section>
      <Container>
        <Stack $gap={6}>
          <Heading level={2}>{heading}</Heading>
          <Pair>
            {ownFirst.map((market) => (
              <MarketCard key={market.country} market={market} />
            ))}
          </Pair>
        </Stack>
      </Container>
    </Section>
  );
}

function MarketCard({ market: { country, name, text, address, phone, email } }: { market: Market }) {
  const { t } = useTranslation('about');
  const { locale, region } = useLocale();
  const there = nearestLocale(locale, country);
  return (
    <Card>
      <Stack $gap={4}>
        <Heading level={3}>{name}</Heading>
        <Text $tone="soft">{text}</Text>
        <Details>
          <div>
            <dt>{t('address')}</dt>
            <dd>
              {address.map((line) => (
                <Fragment key={line}>
                  <span>{line}</span>
                  <br />
                </Fragment>
              ))}
            </dd>
          </div>
          <div>
            <dt>{t('phone')}</dt>
            <dd>
              <a href={`tel:${phone.replace(/\s/g, '')}`}>{phone}</a>
            </dd>
          </div>
          <div>
            <dt>{t('email')}</dt>
            <dd>
              <a href={`mailto:${email}`}>{email}</a>
            </dd>
          </div>
        </Details>
        {country === region.code ? (
          <TextLink href={ROUTES.contactUs.path} isStandalone>
            {t('write')}
          </TextLink>
        ) : (
          <TextLink href={siteAddress(there, ROUTES.aboutUs.path)} hrefLang={LOCALES[there].htmlLang} locale={false} isStandalone>
            {t('otherSite')}
          </TextLink>
        )}
      </Stack>
    </Card>
  );
}
