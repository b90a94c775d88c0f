import { useTranslation } from 'next-i18next/pages';

/**
 * A part of the page could not be fetched, and a button to ask again. It must work where nothing more can be fetched: its texts are in
 * every page (`common`), its styles in the document (base-css.ts). It floats below the header and the promotion above that: at the foot
 * of the page stand the cookie question, the sum and the support button.
 */
export function LoadFailedNotice({ onRetry }: { onRetry?: () => void }) {
  const { t } = useTranslation('common');
  return (
    <div className="floating-notice" role="alert" data-print="hide">
      <span>{t('errorState.title')}</span>
      <button type="button" className="retry" onClick={onRetry}>
        {t('action.retry')}
      </button>
    </div>
  );
}
