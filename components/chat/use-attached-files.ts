import { useCallback, useEffect, useRef, useState } from 'react';
import type { ErrorCode } from '@/lib/contract/error-codes';
import { decodeAttachments, type ChatAttachment } from '@/lib/domain/chat/message';
import { draftKey } from '@/lib/browser/drafts';
import { isFileReadable } from '@/lib/browser/save-file';
import { readStored, removeStored, writeStored } from '@/lib/browser/storage';
import { prepareFile, sendFile } from '@/services/uploads';

export type AttachedState =
  | { kind: 'sending'; file: File }
  /** `file` is null after a reload: only the backend has the bytes. */
  | { kind: 'ready'; attachment: ChatAttachment; file: File | null }
  /** The file is not acceptable: another one has to be chosen. */
  | { kind: 'unfit'; file: File; problem: FileProblem | ErrorCode | 'unknown' }
  /** A retry may help; an unreadable file may have to be chosen again. */
  | { kind: 'failed'; file: File; isReadable: boolean };

/** One of the files beside the draft message. */
export interface Attached {
  id: number;
  state: AttachedState;
}

/** Errors for which a retry is useless. */
const FINAL: readonly (ErrorCode | null)[] = [
  'UPLOAD_TYPE',
  'UPLOAD_DAMAGED',
  'UPLOAD_UNSAFE',
  'UPLOAD_LOCKED',
  'UPLOAD_QUOTA',
  'PAYLOAD_TOO_LARGE',
  'UNSUPPORTED_MEDIA_TYPE',
  'NOT_IMPLEMENTED',
];

export interface AttachedFilesControl {
  files: readonly Attached[];
  attach: (chosen: readonly File[]) => Promise<void>;
  retry: (id: number) => Promise<void>;
  remove: (id: number) => void;
  clear: () => void;
}

/** The attached files of the draft message. Each is uploaded at once, and finished uploads survive a reload. */
export function useAttachedFiles(uid: string): AttachedFilesControl {
  const key = draftKey(`chat-file:${uid}`);
  const [files, setFiles] = useState<readonly Attached[]>(() => keptIn(key));
  const uploads = useRef(new Map<number, AbortController>());
  const nextId = useRef(files.length);

  useEffect(() => keep(key, files), [key, files]);
  useEffect(() => {
    const { current } = uploads;
    return () => current.forEach((upload) => upload.abort());
  }, []);

  const put = useCallback((id: number, state: AttachedState) => {
    setFiles((now) =>
      now.some((file) => file.id === id) ? now.map((file) => (file.id === id ? { id, state } : file)) : [...now, { id, state }],
    );
  }, []);

  const upload = useCallback(
    async (id: number, file: File) => {
      const abort = new AbortController();
      uploads.current.set(id, abort);
      put(id, { kind: 'sending', file });
      const state = await sent(file, abort.signal);
      if (state) put(id, state);
    },
    [put],
  );

  const attach = useCallback(
    async (chosen: readonly File[]) => {
      // What was refused gives way to what is chosen instead.
      const kept = files.filter(({ state }) => state.kind !== 'unfit');
      setFiles(kept);
      const room = MAX_FILES - kept.length;
      await Promise.all(
        chosen.map(async (file, index) => {
          const id = nextId.current++;
          if (index < room) return upload(id, file);
          // One that says why, however many were too many.
          if (index === room) put(id, { kind: 'unfit', file, problem: 'many' });
        }),
      );
    },
    [files, put, upload],
  );

  const retry = useCallback(
    async (id: number) => {
      const state = files.find((file) => file.id === id)?.state;
      if (state?.kind === 'failed') await upload(id, state.file);
    },
    [files, upload],
  );

  const remove = useCallback((id: number) => {
    uploads.current.get(id)?.abort();
    setFiles((now) => now.filter((file) => file.id !== id));
  }, []);

  const clear = useCallback(() => {
    uploads.current.forEach((running) => running.abort());
    setFiles([]);
  }, []);

  return { files, attach, retry, remove, clear };
}

/** What became of a file; null: it was taken out meanwhile. */
async function sent(chosen: File, signal: AbortSignal): Promise<AttachedState | null> {
  const file = await prepareFile(chosen);
  // A file that exists only in a cloud drive, or was deleted after it was chosen, cannot be read.
  const beginning = await file
    .slice(0, HEAD_BYTES)
    .arrayBuffer()
    .catch(() => null);
  if (signal.aborted) return null;
  if (!beginning) return { kind: 'failed', file, isReadable: false };
  const problem = checkFile(file, new Uint8Array(beginning));
  if (problem) return { kind: 'unfit', file, problem };
  const outcome = await sendFile(file, signal);
  if (signal.aborted) return null;
  if (outcome.kind === 'ok') return { kind: 'ready', attachment: outcome.data, file };
  // The general refusal names more types than a chat takes.
  const refusal = outcome.kind === 'rejected' && FINAL.includes(outcome.code) ? (outcome.code ?? 'unknown') : null;
  if (refusal) return { kind: 'unfit', file, problem: refusal === 'UPLOAD_TYPE' ? 'type' : refusal };
  const isReadable = await isFileReadable(file);
  return signal.aborted ? null : { kind: 'failed', file, isReadable };
}

const keptIn = (key: string): Attached[] =>
  decodeAttachments(readStored(key)).map((attachment, id) => ({ id, state: { kind: 'ready', attachment, file: null } }));

function keep(key: string, files: readonly Attached[]): void {
  const ready = files.flatMap(({ state }) => (state.kind === 'ready' ? [state.attachment] : []));
  if (ready.length > 0) writeStored(key, JSON.stringify(ready));
  else removeStored(key);
}

/** Allowed attachments: types that every browser can show. */
const ATTACHMENT_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'application/pdf'] as const;
export const MAX_ATTACHMENT_BYTES = 10 * 1024 * 1024;
/** Number of first bytes that identify a file type. */
const HEAD_BYTES = 16;

/** Beside one message. */
const MAX_FILES = 10;

/** `many`: more than fit beside one message. */
type FileProblem = 'type' | 'size' | 'empty' | 'content' | 'many';

/**
 * Checks a file before it is sent; the server inspects all of it. The type comes from the first bytes, because browsers derive it from the
 * file extension, which may be wrong, or report `image/jpg`.
 */
export function checkFile({ type, size }: { type: string; size: number }, head: Uint8Array): FileProblem | null {
  if (size === 0) return 'empty';
  if (size > MAX_ATTACHMENT_BYTES) return 'size';
  if (Object.values(SIGNATURES).some((begins) => begins(head))) return null;
  return (ATTACHMENT_TYPES as readonly string[]).includes(type) ? 'content' : 'type';
}

const SIGNATURES: Record<(typeof ATTACHMENT_TYPES)[number], (head: Uint8Array) => boolean> = {
  'image/jpeg': (head) => startsWith(head, [0xff, 0xd8, 0xff]),
  'image/png': (head) => startsWith(head, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
  'image/webp': (head) => startsWith(head, [0x52, 0x49, 0x46, 0x46]) && startsWith(head.subarray(8), [0x57, 0x45, 0x42, 0x50]),
  'application/pdf': (head) => startsWith(head, [0x25, 0x50, 0x44, 0x46, 0x2d]),
};

function startsWith(bytes: Uint8Array, start: readonly number[]): boolean {
  return start.every((byte, index) => bytes[index] === byte);
}
