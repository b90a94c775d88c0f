/** Why the backend cannot start, as one sentence for the person at the terminal; everything else that throws is a bug. */
export class StartError extends Error {
  override name = 'StartError';
}
