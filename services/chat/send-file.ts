import { sendCall } from '@/services/http/send-call';
import { patienceFor } from '@/services/http/file-patience';

/** Gives a file to the backend; the message then names what the backend has kept. */
export function sendFile(file: File, signal: AbortSignal) {
  return sendCall('upload', { file, signal, timeoutMs: patienceFor(file.size) });
}
