import { useTranslation } from 'next-i18next/pages';

interface Props {
  /**
   * Over the page, below its header and the promotion above that: at its foot stand the cookie question, the sum and what helps. Or in the
   * place of a page.
   */
  look: 'floating-notice' | 'lost-page';
  onRetry?: () => void;
}

/**
 * What could not be fetched, and a way to ask again. It is needed where nothing more can be fetched: its words are of
 * the page, its looks of the document (base-css.ts, late-css.ts), and its script is in the application's chunk, where each byte counts.
 */
export function LostNotice({ look, onRetry }: Props) {
  const { t } = useTranslation('common');
  const isPage = look === 'lost-page';
  const Title = isPage ? 'h1' : 'span';
  return (
    <div className={look} role="alert" data-print="hide">
      <Title>{t('errorState.title')}</Title>
      {isPage && <p>{t('errorState.body')}</p>}
      <button type="button" className="retry" onClick={onRetry}>
        {t('action.retry')}
      </button>
    </div>
  );
}
