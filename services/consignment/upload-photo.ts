import type { Outcome } from '@/services/http/outcome';
import { sendCall, type CallData } from '@/services/http/send-call';

/** Keeps a picture of a piece with the member's uploads. */
export function uploadPhoto(file: File): Promise<Outcome<CallData<'upload'>>> {
  return sendCall('upload', { file });
}
