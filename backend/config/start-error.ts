/** Why the backend cannot start, as one sentence for the operator; any other exception is a bug. */
export class StartError extends Error {
  override name = 'StartError';
}
