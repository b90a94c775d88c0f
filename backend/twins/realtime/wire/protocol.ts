import { z } from 'zod';

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
