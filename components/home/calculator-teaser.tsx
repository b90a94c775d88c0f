import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import styled from 'styled-components';
import { RangeSlider } from '@/components/ui/forms/range-slider';
import { TileChoice } from '@/components/ui/forms/tile-choice';
import { joinSentences } from '@/lib/text/join-words';
import { ROUTES } from '@/lib/config/routes';
import type { HomePage } from '@/lib/contract/content/home-page';
import type { PriceServiceData } from '@/lib/contract/pricing';
import { QUOTE_PARAMETER } from '@/lib/domain/pricing/quote-parameter';
import { ButtonLink } from '@/components/ui/actions/button';
import { Heading } from '@/components/ui/text/heading';
import { media } from '@/components/ui/theme/media';
import { Container, Section } from '@/components/ui/layout/section';
import { Stack } from '@/components/ui/layout/stack';
import { Text, Phrased } from '@/components/ui/text/text';
import type { Locale } from '@/lib/config/locales';
import type { Teaser } from './model/teaser';
import { SectionHead } from './section-head';
import { useFreshPriceService } from './use-fresh-price-service';

const Columns = styled.div`
  display: grid;
  gap: var(--space-6);
  ${media.lg} {
    grid-template-columns: minmax(0, 5fr) minmax(0, 6fr);
    align-items: center;
    gap: clamp(3rem, 7vw, 7rem);
  }
`;
const Panel = styled.div`
  display: grid;
  gap: var(--space-5);
  padding: clamp(1.375rem, 3.4vw, 3rem);
  border-radius: var(--radius-lg);
  background: var(--surface);
  box-shadow: var(--shadow-2);
`;

interface Props {
  text: HomePage['calculator'];
  prices: Teaser | null;
}

const loadTeaser = async (data: PriceServiceData, locale: Locale) => (await import('./model/teaser')).teaserOf(data, locale);

export function CalculatorTeaser({ text, prices }: Props) {
  const { t } = useTranslation('common');
  const { target, fresh, refresh } = useFreshPriceService<HTMLDivElement, Teaser>(loadTeaser);
  const current = fresh ?? prices;
  return (
    <Section $tone="sunken" $height={[50, 35]} aria-labelledby="calculator">
      <Container>
        <Columns>
          <Stack $gap={5}>
            <SectionHead id="calculator" heading={text.heading} intro={text.intro} />
            <Text $tone="muted" $size="sm">
              {text.note}
            </Text>
          </Stack>
          <Panel ref={target}>
            {current ? (
              <TeaserCalculator prices={current} action={text.action} onUse={refresh} />
            ) : (
              <Stack $gap={3}>
                <Heading level={3}>{t('price.onRequest')}</Heading>
                <Text $tone="muted">{text.unavailable}</Text>
                <ButtonLink href={ROUTES.servicesPricing.path} size="large" isFullWidth>
                  {text.action}
                </ButtonLink>
              </Stack>
            )}
          </Panel>
        </Columns>
      </Container>
    </Section>
  );
}

const Total = styled.div`
  display: grid;
  gap: var(--space-1);
  padding-top: var(--space-5);
  border-top: 1px solid var(--line);
  & > p:first-child {
    font-size: var(--text-sm);
    color: var(--muted);
  }
  & > p:nth-child(2) {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0 0.5rem;
    font-size: var(--text-sm);
    color: var(--muted);
  }
  & > p:nth-child(2) > strong {
    font-family: var(--font-display);
    font-size: var(--text-h1);
    font-weight: var(--weight-display);
    line-height: 1.1;
    letter-spacing: var(--tracking-heading);
    font-variant-numeric: lining-nums tabular-nums;
    color: var(--ink);
  }
  & > p:nth-child(3) {
    min-height: 3.1em;
    font-size: var(--text-sm);
    line-height: 1.55;
  }
`;

interface TeaserCalculatorProps {
  prices: Teaser;
  /** Label of the link to the calculator. */
  action: string;
  onUse: () => void;
}

/** Starts in the middle of the list, the most common choice. */
const middleOf = (count: number) => Math.floor((count - 1) / 2);

function TeaserCalculator({ prices, action, onUse }: TeaserCalculatorProps) {
  const { t } = useTranslation(['home', 'common']);
  const { tiers, memberships } = prices;
  const [position, setPosition] = useState(middleOf(tiers.length));
  const [months, setMonths] = useState(memberships[0]?.months ?? 1);

  // The refreshed list may be shorter than the one the slider was moved on.
  const tier = tiers[Math.min(position, tiers.length - 1)];
  const offer = tier?.offers[memberships.findIndex((membership) => membership.months === months)];
  if (!tier || !offer) {
    return (
      <>
        <p>{t('common:price.onRequest')}</p>
        <ButtonLink href={ROUTES.servicesPricing.path} size="large" isFullWidth>
          {action}
        </ButtonLink>
      </>
    );
  }

  const { monthly, total } = offer;
  return (
    <Stack $gap={5}>
      <RangeSlider
        label={t('calculator.pieces')}
        value={Math.min(position, tiers.length - 1)}
        minimum={0}
        maximum={tiers.length - 1}
        valueText={t('calculator.piecesValue', { pieces: tier.numberItems })}
        onChange={(next) => {
          onUse();
          setPosition(next);
        }}
      />
      <TileChoice
        isWide
        legend={t('calculator.term')}
        name="teaser-term"
        options={memberships.map((membership) => ({
          value: membership.months,
          label: membership.months === 1 ? t('calculator.month') : t('calculator.months', { months: membership.months }),
          note: membership.discount > 0 ? t('calculator.discount', { percent: membership.discount }) : null,
        }))}
        value={months}
        onChange={(next) => {
          onUse();
          setMonths(next);
        }}
      />
      <Total role="status" aria-atomic="true">
        <p>{t('calculator.plan')}</p>
        <p>
          <strong>{monthly}</strong>
          <span>{t('calculator.perMonth')}</span>
        </p>
        <Phrased as="p">
          {joinSentences(
            months === 1 ? t('calculator.wholeOne', { total }) : t('calculator.whole', { total, months }),
            offer.percent > 0 && t('calculator.saved', { percent: offer.percent }),
            t('calculator.then', { monthly }),
          )}
        </Phrased>
      </Total>
      <ButtonLink href={`${ROUTES.servicesPricing.path}?type=store&${QUOTE_PARAMETER}=${offer.quote}#calculator`} size="large" isFullWidth>
        {action}
      </ButtonLink>
    </Stack>
  );
}
