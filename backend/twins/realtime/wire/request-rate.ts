import type { Clock } from '@/backend/twins/realtime/twin-options';

/** Token bucket. */
export class RequestRate {
  private tokens: number;
  private at: number;

  constructor(
    private readonly perSecond: number,
    private readonly burst: number,
    private readonly clock: Clock,
  ) {
    this.tokens = burst;
    this.at = clock.now();
  }

  /** Takes one token, or returns the milliseconds until the next. */
  take(): { readonly kind: 'taken' } | { readonly kind: 'wait'; readonly ms: number } {
    const now = this.clock.now();
    this.tokens = Math.min(this.burst, this.tokens + (Math.max(0, now - this.at) / 1_000) * this.perSecond);
    this.at = now;
    if (this.tokens < 1) return { kind: 'wait', ms: Math.ceil(((1 - this.tokens) / this.perSecond) * 1_000) };
    this.tokens -= 1;
    return { kind: 'taken' };
  }
}
