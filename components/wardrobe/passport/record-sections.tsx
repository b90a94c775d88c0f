import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import type { Currency } from '@/lib/config/regions';
import { ROUTES } from '@/lib/config/routes';
import type { CareEntry, ItemPassport } from '@/lib/contract/wardrobe-calls';
import { formatMoney } from '@/lib/money';
import { spaced } from '@/lib/text/join-words';
import { useLazyTexts } from '@/services/content/lazy-texts';
import { LoadingRegion } from '@/components/ui/feedback/loading-region';
import { LoadFailedNotice } from '@/components/ui/feedback/client-only';
import { TextLink } from '@/components/ui/actions/text-link';
import { DateText } from '@/components/ui/text/date-text';
import { Heading } from '@/components/ui/text/heading';
import { useLocale } from '@/components/ui/hooks/use-locale';
import { OwnPieceSection } from '@/components/wardrobe/own/own-piece-section';
import { OwnFiles } from './own-files';
import { Phrased } from '@/components/ui/text/text';

const TEXTS = ['record'] as const;

const Root = styled.div`
  display: grid;
  gap: var(--space-6);
  & > section {
    display: grid;
    gap: var(--space-3);
  }
`;

interface Props {
  passport: ItemPassport;
  currency: Currency;
  /** The piece was removed: nothing is left to show. */
  onGone: () => void;
}

/** What makes a record of a piece: what was done to it, and what its owner keeps with it. A provider without them shows none. */
export function RecordSections({ passport, currency, onGone }: Props) {
  const texts = useLazyTexts(TEXTS);
  const { careLog = [], files } = passport;
  if (careLog.length === 0 && !files) return null;
  if (texts.status === 'failed') return <LoadFailedNotice onRetry={texts.retry} />;
  if (texts.status === 'loading') {
    return <LoadingRegion height="6rem" />;
  }
  return (
    <Root>
      {careLog.length > 0 ? <CareLog entries={careLog} currency={currency} /> : null}
      {files ? <OwnFiles itemId={passport.id} files={files} /> : null}
      {passport.plan === 'own' ? <OwnPieceSection passport={passport} onGone={onGone} /> : null}
    </Root>
  );
}

const Entries = styled.ol`
  display: grid;
  gap: var(--space-4);
  & > li {
    display: grid;
    gap: 0.125rem;
    font-size: var(--text-sm);
    line-height: 1.5;
  }
  & > li > :first-child {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 var(--space-4);
    font-weight: 550;
  }
  & > li > span + span {
    color: var(--ink-soft);
  }
`;

/** What was done, when, by whom and for how much, with its invoice. */
function CareLog({ entries, currency }: { entries: readonly CareEntry[]; currency: Currency }) {
  const { t } = useTranslation(['record', 'items']);
  const { localeTag } = useLocale();
  return (
    <section aria-labelledby="passport-care-log">
      <Heading level={3} look="label" id="passport-care-log">
        {t('record:careLog.title')}
      </Heading>
      <Entries>
        {entries.map(({ id, service, status, begunAt, doneAt, note, condition, finding, price, billing, invoice }) => {
          const moment = doneAt ?? begunAt;
          return (
            <li key={id}>
              <span>
                <span>{t(`items:service.${service}`)}</span>
                <span>{billing === 'free' ? t('record:careLog.free') : formatMoney({ amount: price, currency }, localeTag)}</span>
              </span>
              {moment ? (
                <span>
                  <span>{spaced(t(`record:careLog.${status === 'under-way' ? 'under-way' : doneAt ? 'done' : 'begun'}`))}</span>
                  <DateText value={moment} look="medium" />
                </span>
              ) : null}
              <span>{t(`record:careLog.by.${service === 'authentication' ? 'authenticators' : 'care'}`)}</span>
              {finding ? <span>{t(`items:timeline.finding.${finding}`)}</span> : null}
              {condition ? <span>{t('record:careLog.condition', { condition: t(`items:condition.${condition}`) })}</span> : null}
              {note ? <span dir="auto">{t('record:careLog.asked', { note })}</span> : null}
              {invoice ? (
                <span>
                  <TextLink href={`${ROUTES.billings.path}/${encodeURIComponent(invoice.id)}`}>
                    <Phrased>{t('record:careLog.invoice', { number: invoice.number })}</Phrased>
                  </TextLink>
                </span>
              ) : billing === 'pending' ? (
                <span>{t('record:careLog.toInvoice')}</span>
              ) : null}
            </li>
          );
        })}
      </Entries>
    </section>
  );
}
