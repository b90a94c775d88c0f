import { useTranslation } from 'next-i18next/pages';
import { useIsHydrated } from '@/components/ui/use-is-hydrated';
import { Button } from '@/components/ui/button';
import { Cluster } from '@/components/ui/cluster';
import { CopyButton } from '@/components/ui/copy-button';
import { ShareIcon } from '@/components/ui/icons';

interface Props {
  title: string;
  /** The canonical address, so that nothing of the reader's own address is passed on. */
  url: string;
}

/** The device's own share sheet where there is one, and the link to copy everywhere. */
export function ShareArticle({ title, url }: Props) {
  const { t } = useTranslation('blog');
  const canShare = useIsHydrated() && typeof navigator.share === 'function';
  return (
    <Cluster role="group" aria-label={t('share.label')} data-print="hide">
      <CopyButton text={url} variant="neutral" size="small">
        {t('share.copy')}
      </CopyButton>
      {canShare ? (
        <Button
          variant="neutral"
          size="small"
          // Closing the sheet rejects; that is no failure.
          onClick={() => void navigator.share({ title, url }).catch(() => undefined)}
        >
          <ShareIcon size={18} />
          <span>{t('share.send')}</span>
        </Button>
      ) : null}
    </Cluster>
  );
}
