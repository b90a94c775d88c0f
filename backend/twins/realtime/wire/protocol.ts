import { z } from 'zod';
import type { Clock } from '@/backend/twins/realtime/twin-options';

/** A data request of the SDK: `r` is its number, `a` the action, `b` the body. */
export const requestSchema = z.object({
  t: z.literal('d'),
  d: z.object({
    r: z.number(),
    a: z.string(),
    b: z
      .object({
        p: z.string().optional(),
        q: z.unknown().optional(),
        t: z.number().optional(),
        h: z.string().optional(),
        d: z.unknown().optional(),
        cred: z.string().optional(),
      })
      .default({}),
  }),
});
export const controlSchema = z.object({ t: z.literal('c'), d: z.object({ t: z.string() }) });

export type Request = z.infer<typeof requestSchema>['d'];
export type RequestBody = Request['b'];

/** `s` is a status known to the SDK, `d` its explanation or result. */
export interface Reply {
  readonly s: string;
  readonly d: unknown;
}

export const OK: Reply = { s: 'ok', d: '' };
export const DENIED: Reply = { s: 'permission_denied', d: 'Permission denied' };
export const STALE: Reply = { s: 'datastale', d: 'Transaction hash does not match' };
export const invalid = (why: string): Reply => ({ s: 'invalid_data', d: why });
export const tooMany = (what: string): Reply => ({ s: 'too_big', d: `Too many ${what} on one connection` });

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
