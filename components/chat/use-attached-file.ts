import { useCallback, useEffect, useRef, useState } from 'react';
import type { ErrorCode } from '@/lib/contract/error-codes';
import { checkFile, HEAD_BYTES, type FileProblem } from '@/lib/domain/chat/check-file';
import { decodeAttachment, type ChatAttachment } from '@/lib/domain/chat/message';
import { draftKey } from '@/lib/browser/drafts';
import { isFileReadable } from '@/lib/browser/save-file';
import { readStored, removeStored, writeStored } from '@/lib/browser/storage';
import { preparePicture } from '@/lib/browser/prepare-picture';
import { sendFile } from '@/services/uploads';

export type AttachedState =
  | { kind: 'none' }
  | { kind: 'sending'; file: File }
  /** `file` is null after a reload: only the backend has the bytes. */
  | { kind: 'ready'; attachment: ChatAttachment; file: File | null }
  /** The file is not acceptable: another one has to be chosen. */
  | { kind: 'unfit'; file: File; problem: FileProblem | ErrorCode | 'unknown' }
  /** A retry may help; an unreadable file may have to be chosen again. */
  | { kind: 'failed'; file: File; isReadable: boolean };

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

export interface AttachedFileControl {
  state: AttachedState;
  attach: (file: File) => Promise<void>;
  clear: () => void;
}

/** The attached file of the draft message. It is uploaded at once, and a finished upload survives a reload. */
export function useAttachedFile(uid: string): AttachedFileControl {
  const key = draftKey(`chat-file:${uid}`);
  const [state, setState] = useState<AttachedState>(() => keptIn(key));
  const abort = useRef<AbortController | null>(null);

  const clear = useCallback(() => {
    abort.current?.abort();
    removeStored(key);
    setState({ kind: 'none' });
  }, [key]);

  const attach = useCallback(
    async (chosen: File) => {
      abort.current?.abort();
      removeStored(key);
      const { signal } = (abort.current = new AbortController());
      setState({ kind: 'sending', file: chosen });
      const file = await preparePicture(chosen);
      // A file that exists only in a cloud drive, or was deleted after it was chosen, cannot be read.
      const beginning = await file
        .slice(0, HEAD_BYTES)
        .arrayBuffer()
        .catch(() => null);
      if (signal.aborted) return;
      if (!beginning) return setState({ kind: 'failed', file, isReadable: false });
      const problem = checkFile(file, new Uint8Array(beginning));
      if (problem) return setState({ kind: 'unfit', file, problem });
      setState({ kind: 'sending', file });
      const sent = await sendFile(file, signal);
      if (signal.aborted) return;
      if (sent.kind === 'ok') {
        writeStored(key, JSON.stringify(sent.data));
        setState({ kind: 'ready', attachment: sent.data, file });
      } else if (sent.kind === 'rejected' && FINAL.includes(sent.code)) setState({ kind: 'unfit', file, problem: sent.code ?? 'unknown' });
      else {
        const isThere = await isFileReadable(file);
        if (!signal.aborted) setState({ kind: 'failed', file, isReadable: isThere });
      }
    },
    [key],
  );

  useEffect(() => () => abort.current?.abort(), []);
  return { state, attach, clear };
}

function keptIn(key: string): AttachedState {
  const attachment = decodeAttachment(readStored(key));
  return attachment ? { kind: 'ready', attachment, file: null } : { kind: 'none' };
}
