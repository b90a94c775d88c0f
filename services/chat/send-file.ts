import { sendCall } from '@/services/http/send-call';

/** Gives a file to the backend; the message then names what the backend has kept. */
export function sendFile(file: File, signal: AbortSignal) {
  return sendCall('upload', { file, signal });
}
