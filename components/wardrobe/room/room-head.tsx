import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import { useState } from 'react';
import { formatNumber } from '@/lib/text/format-number';
import { saveFile } from '@/lib/browser/save-file';
import { Button } from '@/components/ui/actions/button';
import { Heading } from '@/components/ui/text/heading';
import { photoAddress } from '@/components/ui/media/item-photo';
import { DownloadIcon } from '@/components/ui/icons';
import { media } from '@/components/ui/theme/media';
import { Text } from '@/components/ui/text/text';
import { useToasts } from '@/components/ui/overlays/toast-provider';
import { useLocale } from '@/components/ui/hooks/use-locale';
import { AddPieces } from '@/components/wardrobe/basket/add-pieces';
import type { SummaryQuery } from './summary-query';
import { useFailureText } from './use-failure-text';

/** Exports everything to one file. The export code loads on press. */
function ExportButton() {
  const { t } = useTranslation('items');
  const { locale } = useLocale();
  const { show } = useToasts();
  const failureText = useFailureText();
  const [progress, setProgress] = useState<{ done: number; total: number } | null>(null);

  const run = async () => {
    setProgress({ done: 0, total: 0 });
    try {
      const { exportWardrobe } = await import('@/services/wardrobe/export-wardrobe');
      const result = await exportWardrobe({ locale, photoAddress, onProgress: (done, total) => setProgress({ done, total }) });
      if (result.kind === 'failed') return void show({ tone: 'danger', message: failureText(result.failure) });
      saveFile({ name: result.fileName, type: result.archive.type, content: result.archive });
      const { photos, missingPhotos } = result;
      show(
        missingPhotos > 0
          ? { tone: 'neutral', message: t('export.partly', { count: missingPhotos }) }
          : { tone: 'success', message: t('export.done', { count: photos }) },
      );
    } catch {
      show({ tone: 'danger', message: failureText({ kind: 'unreachable' }) });
    } finally {
      setProgress(null);
    }
  };

  return (
    <Button variant="neutral" size="small" isBusy={progress !== null} onClick={() => void run()}>
      {progress === null ? <DownloadIcon size={18} /> : null}
      <span data-words={progress === null || undefined}>
        {progress && progress.total > 0 ? t('export.progress', progress) : t('export.action')}
      </span>
    </Button>
  );
}

const Root = styled.header`
  display: grid;
  /* As wide as the window, however long a name without a blank is. */
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: end;
  gap: var(--space-3);
  & > div:first-child {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--space-1);
  }
  & > div + div {
    display: flex;
    flex-wrap: wrap;
    justify-content: end;
    gap: var(--space-2);
  }
  /* The clothes are what one came for: a small title, and the copy of everything as a sign. */
  ${media.belowMd} {
    align-items: center;
    & > div:first-child {
      gap: 0;
    }
    & > div:first-child > p {
      order: 1;
      font-size: var(--text-xs);
    }
    && h1 {
      font-size: 1.3125rem;
    }
    & > div + div > :is(a, button) {
      padding-inline: 0.625rem;
      min-width: var(--target);
    }
    & > div + div > :first-child > svg {
      display: none;
    }
    & [data-words] {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
      white-space: nowrap;
    }
  }
`;

interface Props {
  firstName: string | undefined;
  itemCount: number;
  /** Null: not available from this provider. */
  summary: SummaryQuery | null;
}

export function RoomHead({ firstName, itemCount, summary }: Props) {
  const { t } = useTranslation(['items', 'account']);
  const { localeTag } = useLocale();
  return (
    <Root>
      <div>
        <Text $tone="muted" $size="sm">
          {`${firstName ? `${t('account:items.greeting', { name: firstName })} · ` : ''}${t('items:head.count', { count: itemCount, number: formatNumber(itemCount, localeTag) })}`}
        </Text>
        <Heading level={1}>{t('account:items.title')}</Heading>
      </div>
      <div>
        <AddPieces summary={summary} look="head" />
        <ExportButton />
      </div>
    </Root>
  );
}
