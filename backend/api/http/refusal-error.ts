import type { Refusal } from './answer';

/** Carries a refusal out of code that can only throw (hooks and plugins of the server). */
export class RefusalError extends Error {
  override name = 'RefusalError';

  constructor(readonly refusal: Refusal) {
    super(refusal.message);
  }
}
