import { useCallback } from 'react';
import type { CallData } from '@/services/http/send-call';
import { useCallAction } from '@/services/http/use-call-action';

/** Fetches everything that is kept about the member and hands it to the browser as a file. */
export function useExportAccount() {
  const onSuccess = useCallback((data: CallData<'exportAccount'>) => saveAsFile(`account-${data.exportedAt.slice(0, 10)}.json`, data), []);
  return useCallAction('exportAccount', { onSuccess });
}

function saveAsFile(name: string, content: unknown): void {
  const address = URL.createObjectURL(new Blob([JSON.stringify(content, null, 2)], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
