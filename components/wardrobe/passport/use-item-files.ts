import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import type { ItemFile } from '@/lib/contract/item-files';
import { isFinal, type ActionFailure } from '@/services/http/outcome';
import { sendCall } from '@/services/http/send-call';
import { useCallMutation } from '@/services/http/use-call-mutation';
import { sendChosenFile, type SentFile } from '@/services/uploads';

export interface UnkeptFile {
  file: File;
  kind: ItemFile['kind'];
  code: Extract<SentFile, { kind: 'failed' }>['code'] | 'unknown';
  canAgain: boolean;
}

/** Sends files one after the other and keeps them with a piece; what fails is told, and the rest goes on. */
export function useKeepFiles(itemId: string) {
  const reload = useReloadPassport(itemId);
  const [progress, setProgress] = useState<{ done: number; total: number } | null>(null);
  const [unkept, setUnkept] = useState<readonly UnkeptFile[]>([]);

  const keep = useCallback(
    async (files: readonly { file: File; kind: ItemFile['kind'] }[]) => {
      setUnkept([]);
      for (const [index, { file, kind }] of files.entries()) {
        setProgress({ done: index, total: files.length });
        const failed = await keepOne(itemId, file, kind);
        if (failed) setUnkept((earlier) => [...earlier, { file, kind, ...failed }]);
        else await reload();
      }
      setProgress(null);
    },
    [itemId, reload],
  );
  return { progress, unkept, keep };
}

async function keepOne(itemId: string, file: File, kind: ItemFile['kind']): Promise<Omit<UnkeptFile, 'file' | 'kind'> | null> {
  const sent = await sendChosenFile(file, kind);
  if (sent.kind === 'failed') return sent;
  const outcome = await sendCall('addItemFile', { params: { id: itemId }, body: { kind, upload: sent.stored.id } });
  return outcome.kind === 'ok' ? null : { code: codeOf(outcome), canAgain: !isFinal(outcome) };
}

const codeOf = (failure: ActionFailure) => (failure.kind === 'unreachable' ? 'unreachable' : (failure.code ?? 'unknown'));

/** After a change of its files; open pages learn of it by the wardrobe's version. */
export function useReloadPassport(itemId: string): () => Promise<void> {
  const client = useQueryClient();
  return useCallback(() => client.invalidateQueries({ queryKey: ['wardrobe', 'item', itemId] }), [client, itemId]);
}

/** Started by a person, so never retried automatically. */
export const useEditItemFile = () => useCallMutation('editItemFile');
export const useRemoveItemFile = () => useCallMutation('removeItemFile');
