import { useCallback } from 'react';
import { useCallAction } from '@/services/http/use-call-action';
import type { CallData } from '@/services/http/send-call';

/** Changes fields of the profile. */
export function useUpdateUser(onSaved: (user: CallData<'updateUser'>['user']) => void) {
  const onSuccess = useCallback((data: CallData<'updateUser'>) => onSaved(data.user), [onSaved]);
  return useCallAction('updateUser', { onSuccess });
}
