import { useTranslation } from 'next-i18next/pages';
import { useEffect, useRef } from 'react';
import { Notice } from '@/components/ui/feedback/notice';
import { TextButton } from '@/components/ui/actions/text-link';
import type { VisitChanging } from './use-change-visit';
import { useFailureText } from '@/components/wardrobe/room/use-failure-text';

/** Why a change failed, or that its result is unknown; takes the focus each time. */
export function VisitTroubleNotice({ changing: { trouble, attempt, checkAgain, isBusy } }: { changing: VisitChanging }) {
  const { t } = useTranslation('items');
  const failureText = useFailureText();
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (attempt > 0) root.current?.focus();
  }, [attempt]);
  if (trouble === null) return null;
  return (
    <div ref={root} tabIndex={-1} role="group" aria-label={t('visit.trouble')}>
      {trouble.kind === 'refused' ? (
        <Notice tone="danger" title={failureText(trouble.failure)}>
          {t('visit.nothingChanged')}
        </Notice>
      ) : null}
      {trouble.kind === 'unchanged' ? (
        <Notice tone="warning" title={t('visit.unchanged')}>
          {t('visit.unchangedBody')}
        </Notice>
      ) : null}
      {trouble.kind === 'unknown' ? (
        <Notice tone="warning" title={t('visit.unknown')}>
          <span>{`${t('visit.unknownBody')} `}</span>
          <TextButton onClick={checkAgain} disabled={isBusy}>
            {t('visit.checkAgain')}
          </TextButton>
        </Notice>
      ) : null}
    </div>
  );
}
