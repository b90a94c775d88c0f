/** An expected reason why the product cannot start; its message is all that the reader is shown. */
export class StartError extends Error {
  override name = 'StartError';
}
