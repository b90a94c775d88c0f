import { useTranslation } from 'next-i18next/pages';
import { useSyncExternalStore } from 'react';
import { Notice } from '@/components/ui/feedback/notice';
import { StatusRegion } from '@/components/ui/feedback/loading-region';
import { TextButton } from '@/components/ui/actions/text-link';
import { keepFocusInRegion } from '@/components/ui/overlays/use-focus-recovery';
import { spaced } from '@/lib/text/join-words';

function onConnection(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/** Notices about the whole page: offline, or a part of the wardrobe failed to load. */
export function RoomNotices({ rest }: { rest: { onResume: () => void } | null }) {
  const { t } = useTranslation('items');
  const isOnline = useSyncExternalStore(
    onConnection,
    () => navigator.onLine,
    () => true,
  );
  return (
    <>
      <StatusRegion>{isOnline ? null : <Notice tone="warning">{t('offline')}</Notice>}</StatusRegion>
      {rest ? (
        <Notice tone="warning" role="alert">
          <span>{spaced(t('rest.failed'))}</span>
          <TextButton ref={keepFocusInRegion} onClick={rest.onResume}>
            {t('rest.goOn')}
          </TextButton>
        </Notice>
      ) : null}
    </>
  );
}
