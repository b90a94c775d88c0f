import type { Locale } from '@/lib/config/locales';
import { zipStream, type ZipEntry } from '@/lib/browser/zip-stream';
import { sendCall, type CallData } from '@/services/http/send-call';
import type { ActionFailure } from '@/services/http/outcome';
import { startStallTimer, timeoutForBytes } from '@/services/http/timeouts';

export type Exported = CallData<'exportWardrobe'>;
type ExportedItem = Exported['items'][number];

export type ExportResult =
  | { kind: 'ok'; archive: Blob; fileName: string; photos: number; missingPhotos: number }
  | { kind: 'failed'; failure: ActionFailure };

interface Options {
  locale: Locale;
  /** Address of a picture's file on this site. */
  photoAddress: (picture: ExportedItem['picture']) => string | null;
  /** Tables for a spreadsheet, in the reader's language. */
  tables: (data: Exported) => ZipEntry[];
  onProgress: (done: number, total: number) => void;
}

const FETCHES_AT_ONCE = 4;
/** Long enough for ten thousand pieces with their history on a phone. */
const TIMEOUT_MS = 5 * 60_000;
/** The server collects the data within a few seconds, so a longer silence means a dead connection. */
const STALL_MS = 30_000;

/** The whole wardrobe in one ZIP: the JSON, tables for a spreadsheet, the photographs and the member's own files. */
export async function exportWardrobe({ locale, photoAddress, tables, onProgress }: Options): Promise<ExportResult> {
  const outcome = await sendCall('exportWardrobe', {
    query: { locale },
    timeoutMs: TIMEOUT_MS,
    startStallTimer: () => startStallTimer(STALL_MS),
  });
  if (outcome.kind !== 'ok') return { kind: 'failed', failure: outcome };
  const { data } = outcome;
  const addresses = photoAddressesOf(data, photoAddress);
  let photos = 0;
  let missingFiles = 0;
  async function* entries(): AsyncGenerator<ZipEntry> {
    yield { name: 'wardrobe.json', input: JSON.stringify(data, null, 2) };
    yield* tables(data);
    for (const { upload, name, size } of data.items.flatMap(({ files = [] }) => files)) {
      const outcome = await sendCall('uploadedFile', { params: { id: upload }, timeoutMs: timeoutForBytes(size) });
      if (outcome.kind === 'ok') yield { name: `own/${name}`, input: outcome.data };
      else missingFiles += 1;
    }
    for await (const photo of photosOf(addresses, onProgress)) {
      photos += 1;
      yield photo;
    }
  }
  const stream = zipStream(entries(), new Date(data.exportedAt));
  // Browsers store large response bodies on disk.
  const archive = await new Response(stream, { headers: { 'Content-Type': 'application/zip' } }).blob();
  const fileName = `wardrobe-${data.exportedAt.slice(0, 10)}.zip`;
  return { kind: 'ok', archive, fileName, photos, missingPhotos: addresses.length - photos + missingFiles };
}

/** Pieces may share a picture; each file is added once. */
function photoAddressesOf(data: Exported, photoAddress: Options['photoAddress']): string[] {
  const pictures = data.items.flatMap(({ picture, gallery }) => [picture, ...gallery]);
  return [...new Set(pictures.map(photoAddress).filter((address) => address !== null))];
}

/** In order, with a few fetched ahead: only those are held in memory. */
async function* photosOf(addresses: readonly string[], onProgress: Options['onProgress']): AsyncGenerator<ZipEntry> {
  const ahead: Promise<Blob | null>[] = [];
  for (const [index, address] of addresses.entries()) {
    while (ahead.length < FETCHES_AT_ONCE && index + ahead.length < addresses.length) {
      ahead.push(fetchPhoto(addresses[index + ahead.length] ?? ''));
    }
    const input = await ahead.shift();
    if (input) yield { name: `photos/${fileNameOf(address)}`, input };
    onProgress(index + 1, addresses.length);
  }
}

/** Loads the whole photograph first, so that a failed download leaves no half file in the archive. */
async function fetchPhoto(address: string): Promise<Blob | null> {
  try {
    const answer = await fetch(address);
    return answer.ok ? await answer.blob() : null;
  } catch {
    // One missing picture does not stop the export; the number of missing ones is reported.
    return null;
  }
}

/** File names in the archive are ASCII. */
export function fileNameOf(address: string): string {
  return (new URL(address, location.href).pathname.split('/').pop() ?? 'photo').replace(/[^\w.-]/g, '_');
}
