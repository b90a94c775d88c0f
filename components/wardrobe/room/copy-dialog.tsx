import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import styled from 'styled-components';
import { useEventWords } from '@/components/wardrobe/passport/item-timeline';
import { useItemWords } from '@/components/wardrobe/passport/use-item-words';
import { saveFile } from '@/lib/browser/save-file';
import type { ZipEntry } from '@/lib/browser/zip-stream';
import { publicEnv } from '@/lib/config/env';
import { countryOfCurrency, REGIONS } from '@/lib/config/regions';
import { calendarDateOf } from '@/lib/dates';
import { decimalOf } from '@/lib/money';
import { csvOf, type CsvCell } from '@/lib/text/csv';
import { useLazyTexts } from '@/services/content/lazy-texts';
import { sendCall } from '@/services/http/send-call';
import type { ActionFailure } from '@/services/http/outcome';
import { exportWardrobe, fileNameOf, type Exported } from '@/services/wardrobe/export-wardrobe';
import { Button } from '@/components/ui/actions/button';
import { LoadFailedNotice } from '@/components/ui/feedback/client-only';
import { LoadingRegion } from '@/components/ui/feedback/loading-region';
import { useLocale } from '@/components/ui/hooks/use-locale';
import { photoAddress } from '@/components/ui/media/item-photo';
import { Dialog } from '@/components/ui/overlays/dialog';
import { useToasts } from '@/components/ui/overlays/toast-provider';
import { Heading } from '@/components/ui/text/heading';
import { Text } from '@/components/ui/text/text';
import { FailureAlert } from '@/components/payments/failure-reason';

const TEXTS = ['record'] as const;
/** Ten thousand pieces with their pictures take a while to draw. */
const INVENTORY_TIMEOUT_MS = 3 * 60_000;

const Choice = styled.section`
  display: grid;
  justify-items: start;
  gap: var(--space-2);
  & + & {
    margin-top: var(--space-6);
    padding-top: var(--space-6);
    border-top: 1px solid var(--line);
  }
`;

/** Two copies of a wardrobe: everything for oneself, and an inventory for an insurer. */
export function CopyDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['record', 'items']);
  const { locale } = useLocale();
  const texts = useLazyTexts(TEXTS);
  const tables = useWardrobeTables();
  const { show } = useToasts();
  const [progress, setProgress] = useState<{ done: number; total: number } | null>(null);
  const [isDrawing, setIsDrawing] = useState(false);
  const [failure, setFailure] = useState<ActionFailure | null>(null);
  const isBusy = progress !== null || isDrawing;

  const saveEverything = async () => {
    setFailure(null);
    setProgress({ done: 0, total: 0 });
    try {
      const result = await exportWardrobe({ locale, photoAddress, tables, onProgress: (done, total) => setProgress({ done, total }) });
      if (result.kind === 'failed') return setFailure(result.failure);
      saveFile({ name: result.fileName, type: result.archive.type, content: result.archive });
      const { photos, missingPhotos } = result;
      show(
        missingPhotos > 0
          ? { tone: 'neutral', message: t('items:export.partly', { count: missingPhotos }) }
          : { tone: 'success', message: t('items:export.done', { count: photos }) },
      );
      onClose();
    } catch {
      setFailure({ kind: 'unreachable' });
    } finally {
      setProgress(null);
    }
  };
  const saveInventory = async () => {
    setFailure(null);
    setIsDrawing(true);
    const outcome = await sendCall('wardrobeDocument', { query: { locale }, timeoutMs: INVENTORY_TIMEOUT_MS });
    setIsDrawing(false);
    if (outcome.kind !== 'ok') return setFailure(outcome);
    saveFile({ name: `${t('record:copy.inventoryFile')}.pdf`, type: 'application/pdf', content: outcome.data });
    show({ tone: 'success', message: t('record:copy.inventoryDone') });
    onClose();
  };

  return (
    <Dialog isOpen title={t('items:export.title')} onClose={onClose}>
      {texts.status === 'failed' ? <LoadFailedNotice onRetry={texts.retry} /> : null}
      {texts.status === 'loading' ? <LoadingRegion height="12rem" /> : null}
      {texts.status === 'ready' ? (
        <>
          <Choice aria-labelledby="copy-archive">
            <Heading level={3} look="label" id="copy-archive">
              {t('record:copy.archive')}
            </Heading>
            <Text $size="sm">{t('record:copy.archiveBody')}</Text>
            <Button
              variant="neutral"
              isBusy={progress !== null}
              aria-disabled={isBusy || undefined}
              onClick={() => void (isBusy || saveEverything())}
            >
              {progress && progress.total > 0 ? t('items:export.progress', progress) : t('record:copy.archiveAction')}
            </Button>
          </Choice>
          <Choice aria-labelledby="copy-inventory">
            <Heading level={3} look="label" id="copy-inventory">
              {t('record:copy.inventory')}
            </Heading>
            <Text $size="sm">{t('record:copy.inventoryBody')}</Text>
            <Button
              variant="neutral"
              isBusy={isDrawing}
              aria-disabled={isBusy || undefined}
              onClick={() => void (isBusy || saveInventory())}
            >
              {t('record:copy.inventoryAction')}
            </Button>
          </Choice>
        </>
      ) : null}
      <FailureAlert failure={failure} />
    </Dialog>
  );
}

type Row = Exported['items'][number];

const decimal = (amount: number | null | undefined): CsvCell => (typeof amount === 'number' ? { number: decimalOf(amount) } : '');

/** The tables of an export as one reads them: words in place of codes, and the days of the member's region. */
export function useWardrobeTables(): (data: Exported) => ZipEntry[] {
  const { t } = useTranslation(['record', 'items', 'wardrobe']);
  const words = useItemWords();
  const eventWords = useEventWords();

  return ({ items, currency }) => {
    const { timeZone } = REGIONS[countryOfCurrency(currency)];
    const dayOf = (moment: string | null): string => (moment === null ? '' : calendarDateOf(moment, timeZone));
    const pictureOf = ({ picture }: Row): string => {
      const address = photoAddress(picture);
      return address === null ? '' : `photos/${fileNameOf(address)}`;
    };
    const columns: readonly [title: string, cell: (item: Row) => CsvCell][] = [
      [t('record:csv.code'), ({ code, plan }) => (plan === 'own' ? '' : code)],
      [t('record:csv.name'), ({ name }) => name],
      [t('record:csv.brand'), ({ brand }) => brand],
      [t('record:csv.category'), (item) => words.category(item)],
      [t('record:csv.colour'), (item) => words.colour(item)],
      [t('record:csv.fabric'), (item) => words.fabric(item)],
      [t('record:csv.size'), (item) => words.size(item)],
      [t('record:csv.seasons'), ({ season }) => season.map((one) => t(`wardrobe:season.${one}`)).join(' · ')],
      [t('record:csv.occasion'), ({ formality }) => formality && t(`items:formality.${formality}`)],
      [t('record:csv.condition'), ({ condition }) => condition && t(`items:condition.${condition}`)],
      [t('record:csv.state'), ({ state }) => t(`items:state.${state}`)],
      [t('record:csv.plan'), ({ plan }) => t(`items:plan.${plan}`)],
      [t('record:csv.storedSince'), ({ storedSince }) => dayOf(storedSince)],
      [t('record:csv.worn'), ({ wearCount }) => wearCount],
      [t('record:csv.lastWorn'), ({ lastWornAt }) => dayOf(lastWornAt)],
      [t('record:csv.cost', { currency }), ({ storageCostToDate }) => decimal(storageCostToDate)],
      [t('record:csv.low', { currency }), ({ resale }) => decimal(resale?.low)],
      [t('record:csv.high', { currency }), ({ resale }) => decimal(resale?.high)],
      [t('record:csv.note'), ({ note, sealedNote }) => note ?? sealedNote],
      [t('record:csv.picture'), pictureOf],
    ];
    const history: readonly [title: string, cell: (event: Row['history'][number], item: Row) => CsvCell][] = [
      [t('record:csv.code'), (_event, { code, plan }) => (plan === 'own' ? '' : code)],
      [t('record:csv.name'), (_event, { name }) => name],
      [t('record:csv.day'), ({ at }) => dayOf(at)],
      [t('record:csv.event'), (event) => eventWords(event)],
      [t('record:csv.amount', { currency }), ({ amount }) => decimal(amount)],
      [t('record:csv.by'), ({ by }) => (by === 'member' ? t('record:csv.member') : publicEnv.brand)],
      [t('record:csv.note'), ({ note }) => note],
    ];
    return [
      {
        name: 'items.csv',
        input: csvOf(
          columns.map(([title]) => title),
          items.map((item) => columns.map(([, cell]) => cell(item))),
        ),
      },
      {
        name: 'history.csv',
        input: csvOf(
          history.map(([title]) => title),
          items.flatMap((item) => item.history.map((event) => history.map(([, cell]) => cell(event, item)))),
        ),
      },
    ];
  };
}
