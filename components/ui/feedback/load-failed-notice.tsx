import { useTranslation } from 'next-i18next/pages';

/**
 * Says that a part of the page failed to load, with Retry. It must work when nothing can be loaded: its texts are in every page (`common`),
 * its styles in the document (base-css.ts). It floats below the header, because the bottom holds the consent banner, the total and the
 * support button.
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
