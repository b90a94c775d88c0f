import { sendCall } from '@/services/http/send-call';

/** What the slowest connection worth waiting for carries in a second, and what a call takes besides. */
const SLOWEST_BYTES = 16_000;
const BESIDES_MS = 20_000;

/** Gives a file to the backend; the message then names what the backend has kept. */
export function sendFile(file: File, signal: AbortSignal) {
  return sendCall('upload', { file, signal, timeoutMs: BESIDES_MS + (file.size / SLOWEST_BYTES) * 1_000 });
}
