import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import { ROUTES } from '@/lib/config/routes';
import type { ArtworkPicture } from '@/components/ui/media/artwork-picture';
import { ButtonLink } from '@/components/ui/actions/button';
import { Cluster } from '@/components/ui/layout/stack';
import { Container } from '@/components/ui/layout/section';
import { ErrorState } from '@/components/ui/feedback/error-state';
import { Heading } from '@/components/ui/text/heading';
import { media } from '@/components/ui/theme/media';
import { Picture } from '@/components/ui/media/picture';
import { Lead, Text, Phrased } from '@/components/ui/text/text';
import { TextLink } from '@/components/ui/actions/text-link';
import { AddOwnPieces, AddPieces } from '@/components/wardrobe/basket/add-pieces';
import { factStyle, NextVisit } from '@/components/wardrobe/visits/next-visit';
import { PlanMeter } from './plan-meter';
import type { SummaryQuery } from '@/services/wardrobe/items';
import { spaced } from '@/lib/text/join-words';

const Page = styled(Container)`
  display: grid;
  /* As wide as the window, however long a name without a blank is. */
  grid-template-columns: minmax(0, 1fr);
  gap: clamp(2rem, 5vw, 4rem);
  padding-block: clamp(2rem, 6vw, 4.5rem) var(--section);
  ${media.md} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    align-items: center;
  }
  & > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--space-5);
    align-content: center;
  }
`;
const Steps = styled.ol`
  counter-reset: step;
  display: grid;
  gap: var(--space-3);
  & > li {
    display: grid;
    grid-template-columns: 2rem 1fr;
    align-items: baseline;
    color: var(--ink-soft);
    counter-increment: step;
  }
  & > li::before {
    content: counter(step);
    font-family: var(--font-display);
    font-size: var(--text-h4);
    color: var(--red);
  }
`;
const Visit = styled.section`
  display: grid;
  gap: var(--space-2);
  padding-block: var(--space-4);
  border-block: 1px solid var(--line);
  ${factStyle}
`;
const Frame = styled.div`
  border-radius: var(--radius-lg);
  overflow: hidden;
  /* Before anything is bought the picture speaks first. */
  ${media.belowMd} {
    &[data-leads='true'] {
      order: -1;
    }
  }
`;

interface Props {
  firstName: string | undefined;
  picture: ArtworkPicture;
  /** A new customer has a visit before the first piece. Null: not available. */
  summary?: SummaryQuery | null;
}

/** Welcome by name while the wardrobe is still empty. */
export function WardrobeWelcome({ firstName, picture, summary = null }: Props) {
  const { t } = useTranslation(['account', 'items']);
  const next = summary?.data?.nextBooking ?? null;
  const plan = summary?.data?.plan ?? null;
  return (
    <Page>
      <div>
        {firstName ? <Text $tone="muted">{t('account:items.greeting', { name: firstName })}</Text> : null}
        <Heading level={1}>{t('account:items.title')}</Heading>
        <Lead>{t('account:items.body')}</Lead>
        {plan ? (
          <Visit aria-labelledby="bought-plan">
            <Heading level={2} look="label" id="bought-plan">
              {t('items:summary.plan')}
            </Heading>
            <PlanMeter plan={plan} />
          </Visit>
        ) : null}
        {next || plan ? (
          <Visit aria-labelledby="next-visit">
            <Heading level={2} look="label" id="next-visit">
              {t('items:summary.next')}
            </Heading>
            <NextVisit
              next={next}
              count={summary?.data?.visitCount ?? 1}
              // Paid, but without a visit: it was cancelled.
              nothing={
                <p>
                  <span>{spaced(t('items:summary.nothingBooked'))}</span>
                  {summary?.data?.collection ? null : <TextLink href={ROUTES.chat.path}>{t('items:summary.askVisit')}</TextLink>}
                </p>
              }
            />
          </Visit>
        ) : null}
        {summary && !summary.data && !summary.isPending ? (
          <ErrorState
            title={t('items:summary.visitFailed')}
            body={t('items:summary.failedBody')}
            onRetry={() => void summary.refetch()}
            isRetrying={summary.isFetching}
          />
        ) : null}
        <Heading level={2} look="label">
          {t('account:items.steps.title')}
        </Heading>
        <Steps>
          <Phrased as="li">{t('account:items.steps.collect')}</Phrased>
          <Phrased as="li">{t('account:items.steps.inspect')}</Phrased>
          <Phrased as="li">{t('account:items.steps.arrive')}</Phrased>
        </Steps>
        <Cluster>
          <AddPieces summary={summary} look="welcome" />
          {plan ? null : (
            <ButtonLink href={ROUTES.servicesPricing.path} variant={next ? 'secondary' : 'primary'}>
              {t('account:items.plans')}
            </ButtonLink>
          )}
          <ButtonLink href={ROUTES.contactUs.path} variant="secondary">
            {t('account:items.help')}
          </ButtonLink>
        </Cluster>
        {summary ? <AddOwnPieces look="welcome" /> : null}
      </div>
      <Frame data-leads={next === null && plan === null}>
        <Picture picture={picture} alt="" sizes="(min-width: 768px) 50vw, 100vw" isPriority />
      </Frame>
    </Page>
  );
}
