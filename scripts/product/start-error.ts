/** An expected reason why the product cannot start; only its message is shown. */
export class StartError extends Error {
  override name = 'StartError';
}
