import type { ComponentType } from 'react';
import { useTranslation } from 'next-i18next/pages';

interface Props {
  error?: Error | null;
  retry?: () => void;
}

/**
 * `loading` of every part that comes with a press: nothing while it is fetched, and the truth where it cannot be. Its
 * words are of the page, its looks of the document and its script of the application's chunk, since it is needed where
 * nothing can be fetched, and weighs on every first load.
 * Over the page, because a part may stand far from what was pressed; within an open dialog it stands over that.
 */
export function AskedPart({ error, retry }: Props) {
  const { t } = useTranslation('common');
  if (!error) return null;
  return (
    <div className="floating-notice" role="alert" data-print="hide">
      {t('errorState.title')}
      <button type="button" className="retry" onClick={retry}>{t('action.retry')}</button>
    </div>
  );
}

/** The same where something stands in the part's place while it is fetched. */
export function askedPartAfter(Waiting: ComponentType) {
  return function AskedPartAfter(props: Props) {
    return props.error ? <AskedPart {...props} /> : <Waiting />;
  };
}
