import { useTranslation } from 'next-i18next/pages';
import { publicEnv } from '@/lib/config/env';
import { countryOfCurrency, REGIONS } from '@/lib/config/regions';
import { calendarDateOf } from '@/lib/dates';
import { decimalOf } from '@/lib/money';
import { csvOf, type CsvCell } from '@/lib/text/csv';
import type { ZipEntry } from '@/lib/browser/zip-stream';
import { fileNameOf, type Exported } from '@/services/wardrobe/export-wardrobe';
import { photoAddress } from '@/components/ui/media/item-photo';
import { useEventWords } from '@/components/wardrobe/passport/item-timeline';
import { useItemWords } from '@/components/wardrobe/passport/use-item-words';

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
