import { useCallback } from 'react';
import { saveFile } from '@/lib/save-file';
import type { CallData } from '@/services/http/send-call';
import { useCallAction } from '@/services/http/use-call-action';

/** Fetches everything that is kept about the member and hands it to the browser as a file. */
export function useExportAccount() {
  const onSuccess = useCallback(
    (data: CallData<'exportAccount'>) =>
      saveFile({ name: `account-${data.exportedAt.slice(0, 10)}.json`, type: 'application/json', content: JSON.stringify(data, null, 2) }),
    [],
  );
  return useCallAction('exportAccount', { onSuccess });
}
