import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import { ROUTES } from '@/lib/config/routes';
import type { HomePage } from '@/lib/contract/content/home-page';
import type { PriceServiceData } from '@/lib/contract/pricing';
import type { Teaser } from '@/lib/domain/pricing/teaser';
import { ButtonLink } from '@/components/ui/actions/button';
import { Heading } from '@/components/ui/text/heading';
import { media } from '@/components/ui/theme/media';
import { Container, Section } from '@/components/ui/layout/section';
import { Stack } from '@/components/ui/layout/stack';
import { Text } from '@/components/ui/text/text';
import type { Locale } from '@/lib/config/locales';
import { SectionHead } from './section-head';
import { TeaserCalculator } from './teaser-calculator';
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

const loadTeaser = async (data: PriceServiceData, locale: Locale) => (await import('@/lib/domain/pricing/teaser')).teaserOf(data, locale);

export function CalculatorTeaser({ text, prices }: Props) {
  const { t } = useTranslation('common');
  const { target, fresh, refresh } = useFreshPriceService<HTMLDivElement, Teaser>(loadTeaser);
  const current = fresh ?? prices;
  return (
    <Section $tone="sunken" aria-labelledby="calculator">
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
