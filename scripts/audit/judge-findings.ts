import * as z from 'zod/mini';
import { DAY_MS } from '@/lib/calendar-days';
import type { Finding } from './audit-report';

/** Long enough to wait for a new version, short enough for regular review. */
export const ACCEPTED_AT_MOST_DAYS = 90;

const accepted = z.array(
  z.strictObject({
    advisory: z.string().check(z.minLength(1)),
    package: z.string().check(z.minLength(1)),
    /** Why we are not affected, for later readers. */
    reason: z.string().check(z.minLength(20, { error: 'a reason takes a sentence' })),
    /** The last day. */
    until: z.iso.date({ error: 'it must be a day as 2026-12-31' }),
  }),
);
export type Accepted = z.infer<typeof accepted>[number];

/** @throws Error naming the invalid entry */
export function readAccepted(text: string): Accepted[] {
  const result = z.safeParse(accepted, JSON.parse(text));
  if (result.success) return result.data;
  throw new Error(
    `accepted.json cannot be used: ${result.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; ')}`,
  );
}

export interface Judgement {
  /** Not accepted. */
  open: Finding[];
  /** Accepted until a past day, or for longer than allowed. */
  ended: { finding: Finding; until: string }[];
  accepted: { finding: Finding; entry: Accepted }[];
  /** Entries without a finding. */
  unused: Accepted[];
}

export function judgeFindings(findings: readonly Finding[], list: readonly Accepted[], now: Date): Judgement {
  const fits = (finding: Finding) => (entry: Accepted) => entry.advisory === finding.advisory && entry.package === finding.package;
  const judged = findings.map((finding) => ({ finding, entry: list.find(fits(finding)) }));
  const today = now.toISOString().slice(0, 10);
  const last = new Date(now.getTime() + ACCEPTED_AT_MOST_DAYS * DAY_MS).toISOString().slice(0, 10);
  const isOver = ({ until }: Accepted) => until < today || until > last;
  return {
    open: judged.filter(({ entry }) => entry === undefined).map(({ finding }) => finding),
    ended: judged.flatMap(({ finding, entry }) => (entry && isOver(entry) ? [{ finding, until: entry.until }] : [])),
    accepted: judged.flatMap(({ finding, entry }) => (entry && !isOver(entry) ? [{ finding, entry }] : [])),
    unused: list.filter((entry) => !findings.some((finding) => fits(finding)(entry))),
  };
}
