import type { ComponentType } from 'react';
import { useTranslation } from 'next-i18next/pages';
import { FloatingNotice } from './floating-notice';
import { TextButton } from './text-button';

interface Props {
  error?: Error | null;
  retry?: () => void;
}

/**
 * `loading` of every part that comes with a press: nothing while it is fetched, and the truth where it cannot be. Its
 * words are of the page and its script of the application's chunk, since it is needed where nothing can be fetched.
 * Over the page, because a part may stand far from what was pressed; within an open dialog it stands over that.
 */
export function AskedPart({ error, retry }: Props) {
  const { t } = useTranslation('common');
  if (!error) return null;
  return (
    <FloatingNotice role="alert" data-print="hide">
      {t('errorState.title')}
      <TextButton onClick={retry}>{t('action.retry')}</TextButton>
    </FloatingNotice>
  );
}

/** The same where something stands in the part's place while it is fetched. */
export function askedPartAfter(Waiting: ComponentType) {
  return function AskedPartAfter(props: Props) {
    return props.error ? <AskedPart {...props} /> : <Waiting />;
  };
}
