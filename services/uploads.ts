import { queryOptions } from '@tanstack/react-query';
import { isErrorCode, type ErrorCode } from '@/lib/contract/error-codes';
import { UPLOAD_MAX_BYTES, type UploadWidth } from '@/lib/contract/upload';
import { isFileReadable } from '@/lib/browser/save-file';
import { mayRetry } from '@/services/http/query-client';
import { dataOrThrow } from '@/services/http/query-failure';
import { isFinal } from '@/services/http/outcome';
import { sendCall, type CallData } from '@/services/http/send-call';
import { timeoutForBytes } from '@/services/http/timeouts';

interface Wanted {
  id: string;
  /** In bytes: a large file may take its time. */
  size?: number;
  /** A smaller copy of a picture. */
  width?: UploadWidth;
}

/** The bytes of a file of the member. They never change, so they are cached for the life of the page. */
export function uploadQuery({ id, size = UPLOAD_MAX_BYTES, width }: Wanted) {
  return queryOptions({
    queryKey: ['upload', id, width ?? null],
    queryFn: async ({ signal }) =>
      dataOrThrow(
        await sendCall('uploadedFile', {
          params: { id },
          query: width === undefined ? {} : { width },
          signal,
          timeoutMs: timeoutForBytes(size),
        }),
      ),
    staleTime: Infinity,
    // One retry instead of three: each attempt may take minutes, and the person can retry.
    retry: (failures, error) => failures < 1 && mayRetry(failures, error),
  });
}

/** Sends a file that is ready; what refers to it then names the stored copy. */
export function sendFile(file: File, signal?: AbortSignal) {
  return sendCall('upload', { file, signal, timeoutMs: timeoutForBytes(file.size) });
}

/** A photograph as it is sent; the code for it comes with the first one. */
export async function prepareFile(file: File): Promise<File> {
  const code = await import('@/lib/browser/prepare-picture').catch(() => null);
  return code ? code.preparePicture(file) : file;
}

export type SentFile =
  | { kind: 'ok'; stored: CallData<'upload'> }
  /** `canAgain`: not refused for good, so a retry is possible. */
  | { kind: 'failed'; code: ErrorCode | 'notPhoto' | 'unreachable' | 'unreadable'; canAgain: boolean };

const NOT_PHOTO: SentFile = { kind: 'failed', code: 'notPhoto', canAgain: false };

/** Makes a chosen file ready and sends it: a photograph is shrunk, and whatever is then too large is not sent. A receipt may be a PDF. */
export async function sendChosenFile(file: File, use: 'photo' | 'receipt'): Promise<SentFile> {
  const ready = await prepareFile(file);
  if (use === 'photo' && ready.type === 'application/pdf') return NOT_PHOTO;
  if (ready.size > UPLOAD_MAX_BYTES) return { kind: 'failed', code: 'PAYLOAD_TOO_LARGE', canAgain: false };
  const outcome = await sendFile(ready);
  const told = outcome.kind === 'rejected' ? outcome.code : null;
  const code = told === 'UNSUPPORTED_MEDIA_TYPE' ? 'UPLOAD_TYPE' : told;
  if (use === 'photo' && (outcome.kind === 'ok' ? outcome.data.type === 'application/pdf' : code === 'UPLOAD_TYPE')) return NOT_PHOTO;
  if (outcome.kind === 'ok') return { kind: 'ok', stored: outcome.data };
  const reason = isErrorCode(code) ? code : (await isFileReadable(file)) ? 'unreachable' : 'unreadable';
  return { kind: 'failed', code: reason, canAgain: !isFinal(outcome) };
}
