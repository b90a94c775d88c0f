import type { Outcome } from '@/services/http/outcome';
import { sendCall, type CallData } from '@/services/http/send-call';
import { patienceFor } from '@/services/http/file-patience';

/** Keeps a picture of a piece with the member's uploads. */
export function uploadPhoto(file: File): Promise<Outcome<CallData<'upload'>>> {
  return sendCall('upload', { file, timeoutMs: patienceFor(file.size) });
}
