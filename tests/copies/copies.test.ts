import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { setTimeout as wait } from 'node:timers/promises';
import { runWithLease } from '@/backend/api/db/run-with-lease';
import { CALLS, type CallName } from '@/lib/contract/calls';
import { PASSWORD } from '@/tests/setup/member';
import type { Answer } from './ask';
import { HOSTS, KINDS, NEXT_RELEASE, startCopiesStand, type At, type CopiesStand } from './copies-stand';
import { figuresOf, foreignOf, isFailed, underLoad, type LoadMember, type Outcome } from './load';

/** Of the calls that strangers may try things with, a minute and address; see backend/api/http/rate-limits.ts. */
const SENSITIVE_LIMIT = 60;

let stand: CopiesStand;
let member: LoadMember;
const figures: string[] = [];
const acknowledged = new Set<string>();

const callCopy = (at: At, name: CallName, { token, body, address }: { token?: string; body?: unknown; address?: string } = {}) =>
  stand.askCopy('backend', at, CALLS[name].path, {
    method: CALLS[name].method,
    ...(body === undefined ? {} : { body }),
    ...(address ? { address } : {}),
    ...(token ? { headers: { authorization: `Bearer ${token}` } } : {}),
  });

const dataOf = (answer: Answer) => (JSON.parse(answer.body) as { data: Record<string, unknown> }).data;

beforeAll(async () => {
  stand = await startCopiesStand();
  const email = 'of-both-copies@example.com';
  const answer = await callCopy(0, 'signup', {
    body: { email, password: PASSWORD, firstName: 'Ada', lastName: 'Lo', country: 'hk', locale: 'en' },
  });
  expect(answer.status).toBe(201);
  member = { email, token: String(dataOf(answer).accessToken) };
});

afterAll(async () => {
  process.stdout.write(['', ...figures, ''].join('\n'));
  await stand?.end();
});

describe('a member', () => {
  it('who signs in on one copy is signed in on the other, and signed out on both', async () => {
    const signedIn = await callCopy(0, 'login', { body: { email: member.email, password: PASSWORD, ip: '' } });
    const token = String(dataOf(signedIn).accessToken);
    expect((await callCopy(1, 'currentUser', { token })).status).toBe(200);
    expect((await callCopy(1, 'logout', { token })).status).toBe(200);
    expect((await callCopy(0, 'currentUser', { token })).status).toBe(401);
  });

  it('reads from one copy what they have uploaded to the other', async () => {
    const pdf = '%PDF-1.4\n1 0 obj << /Type /Catalog >> endobj\ntrailer << /Root 1 0 R >>\n%%EOF\n';
    const headers = { authorization: `Bearer ${member.token}` };
    for (const [takes, reads] of [
      [0, 1],
      [1, 0],
    ] as const) {
      const kept = await stand.askCopy('backend', takes, CALLS.upload.path, {
        method: CALLS.upload.method,
        headers: { ...headers, 'content-type': 'application/pdf', 'x-file-name': 'receipt.pdf' },
        body: Buffer.from(pdf),
      });
      expect(kept.status, kept.body).toBe(201);
      const read = await stand.askCopy('backend', reads, CALLS.uploadedFile.path.replace(':id', String(dataOf(kept).id)), { headers });
      expect([read.status, read.headers['content-type'], read.body]).toEqual([200, 'application/pdf', pdf]);
    }
  });

  it('cannot be guessed at on one copy after the other', async () => {
    const guess = (step: number) =>
      callCopy((step % 2) as At, 'login', {
        body: { email: 'guessed@example.com', password: `wrong ${step}`, ip: '' },
        address: `198.51.100.${step}`,
      });
    const statuses: number[] = [];
    for (let step = 0; step < 20; step += 1) statuses.push((await guess(step)).status);
    expect(statuses[0]).toBe(401);
    expect(statuses.slice(-4)).toEqual([429, 429, 429, 429]);
  });
});

/** Asks one call at a time, from copy to copy. @returns how many were let through */
async function passedOf(requests: number, address: string, copies: readonly At[]): Promise<number> {
  let passed = 0;
  for (let step = 0; step < requests; step += 1) {
    const { status } = await callCopy(copies[step % copies.length] ?? 0, 'checkEmail', { body: { email: 'nobody@example.com' }, address });
    if (status === 200) passed += 1;
    else expect(status).toBe(429);
  }
  return passed;
}

describe('a limit', () => {
  it('holds over both copies together', async () => {
    expect(await passedOf(SENSITIVE_LIMIT + 20, '203.0.113.7', [0, 1])).toBe(SENSITIVE_LIMIT);
    expect(await passedOf(3, '203.0.113.8', [0, 1])).toBe(3);
  });
});

async function rewrite(slug: string, question: string): Promise<void> {
  await stand.query(
    `update cms_documents set content = jsonb_set(content, '{question}', to_jsonb($2::text)) where kind = 'faqs' and slug = $1 and locale = 'en'`,
    [slug, question],
  );
}

const faqsOf = async (at: At) => (await stand.askCopy('site', at, '/faqs')).body;

describe('a page', () => {
  it('that one copy has made again is what the other shows', async () => {
    const question = 'Is this page the same everywhere?';
    await rewrite('close-my-account', question);
    // A page may be as old as its minute; then the first visit has it made again.
    await expect.poll(() => faqsOf(0), { timeout: 120_000, interval: 1_000 }).toContain(question);
    const [first, second] = [await stand.askCopy('site', 0, '/faqs'), await stand.askCopy('site', 1, '/faqs')];
    expect(second.body).toBe(first.body);
    expect(second.headers.etag).toBe(first.headers.etag);
  });
});

describe('two releases beside each other', () => {
  it('serve the scripts of both, whichever copy is asked first', async () => {
    const statuses = await Promise.all(NEXT_RELEASE.map(async (name) => (await stand.askEdge(HOSTS.hk, `/_next/static/${name}`)).status));
    expect(statuses).toEqual(NEXT_RELEASE.map(() => 200));
    expect((await stand.askEdge(HOSTS.hk, '/_next/static/of-no-release.js')).status).toBe(404);
  });
});

describe('what is done once', () => {
  it('is done by one copy, however many wish to', async () => {
    const pools = await Promise.all([stand.openDatabase(), stand.openDatabase()]);
    let done = 0;
    const attempts = Array.from({ length: 40 }, (_unused, index) =>
      runWithLease(pools[(index % 2) as At].orm, 'a job of the test', 60_000, async () => {
        await wait(50);
        done += 1;
      }),
    );
    const turns = await Promise.all(attempts);
    await Promise.all(pools.map((pool) => pool.close()));
    expect(done).toBe(1);
    expect(turns.filter(({ kind }) => kind === 'done')).toHaveLength(1);
  });

  it('each mail is handed over once', async () => {
    const addresses = Array.from({ length: 60 }, (_unused, index) => `mailed-${index}@example.com`);
    const answers = await Promise.all(
      addresses.map((emailAddress, index) =>
        callCopy((index % 2) as At, 'newsletterSignup', { body: { emailAddress }, address: `192.0.2.${index}` }),
      ),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    const mailsOf = (condition: string) => stand.query(`select id from outbox_mails where recipient like 'mailed-%' and ${condition}`);
    await expect.poll(async () => (await mailsOf('delivered_at is null')).length, { timeout: 100_000, interval: 500 }).toBe(0);
    const ids = (await mailsOf('true')).map(({ id }) => `<${String(id)}@store-digitise-sell>`);
    expect(ids).toHaveLength(addresses.length);
    const times = ids.map((id) => stand.mails.taken.filter((taken) => taken === id).length);
    expect(new Set(times)).toEqual(new Set([1]));
  });
});

/**
 * Every subscription that was answered with 200 is in the database, whatever happened then or since; and no document was another site's.
 */
async function expectNothingLost(outcomes: readonly Outcome[]): Promise<void> {
  for (const { address, isGood } of outcomes) if (address !== null && isGood) acknowledged.add(address);
  const rows = await stand.query(`select email from newsletter_subscriptions where email like 'load-%'`);
  const stored = new Set(rows.map(({ email }) => String(email)));
  expect([...acknowledged].filter((address) => !stored.has(address))).toEqual([]);
  expect(stored.size).toBe(rows.length);
  expect(foreignOf(outcomes)).toEqual([]);
}

describe('copies that come and go under load', () => {
  it.each(KINDS)('%s: replaced one after the other without a failed request', async (kind) => {
    const outcomes = await underLoad(stand, member, async () => {
      for (const at of [0, 1] as const) await stand.copies.replace(kind, at);
    });
    figures.push(`${kind}, rolling restart of both: ${figuresOf(outcomes)}`);
    expect(outcomes.filter(isFailed)).toEqual([]);
    expect(outcomes.length).toBeGreaterThan(100);
    await expectNothingLost(outcomes);
  });

  it.each(KINDS)('%s: killed without warning, only what it was answering just then is lost', async (kind) => {
    let [killedAt, goneAt] = [Infinity, Infinity];
    const linesBefore = stand.edgeLog().length;
    const outcomes = await underLoad(stand, member, async () => {
      await wait(1_000);
      killedAt = performance.now();
      await stand.copies.kill(kind, 0);
      goneAt = performance.now();
      await wait(3_000);
      await stand.copies.start(kind, 0);
      await wait(1_000);
    });
    const failed = outcomes.filter(isFailed);
    figures.push(`${kind}, kill -9 of one: ${figuresOf(outcomes)}`);
    const isInFlight = ({ startedAt, endedAt }: Outcome) => startedAt < goneAt && endedAt >= killedAt;
    expect(failed.filter((outcome) => !isInFlight(outcome))).toEqual([]);
    // Each was answered by the edge, which had handed it to that copy in the end. An address before it refused: nothing is sent twice.
    expect(failed.filter(({ status }) => status !== 502)).toEqual([]);
    const lostLines = () =>
      stand
        .edgeLog()
        .slice(linesBefore)
        .filter((line) => line.includes('" 502 '));
    await expect.poll(() => lostLines().length, { timeout: 10_000 }).toBe(failed.length);
    expect(
      lostLines().filter((line) => !new RegExp(` copy="([^"]*, )?[^" ]*:${stand.portOf(kind, 0)}" "([^"]*, )?502" `).test(line)),
    ).toEqual([]);
    // What only reads is asked of the other copy.
    expect(failed.filter(({ what }) => what !== 'newsletterSignup' && what !== 'login')).toEqual([]);
    expect(outcomes.some(({ startedAt }) => startedAt > goneAt)).toBe(true);
    await expectNothingLost(outcomes);
  });
});

/** A page may be as old as its minute; then a visit has it made again. */
async function expectBothToShow(text: string, before: string): Promise<void> {
  for (const at of [0, 1] as const) await expect.poll(() => faqsOf(at), { timeout: 120_000, interval: 1_000 }).toContain(text);
  for (const at of [0, 1] as const) expect(await faqsOf(at)).not.toContain(before);
}

/** Longer than a lost connection to Redis takes to come back, and than a page's minute. */
const WATCHED_MS = 75_000;

async function expectNeverAgain(old: string, fresh: string): Promise<void> {
  const end = performance.now() + WATCHED_MS;
  while (performance.now() < end) {
    for (const at of [0, 1] as const) {
      const { status, body } = await stand.askCopy('site', at, '/faqs');
      expect(status).toBe(200);
      expect(body).toContain(fresh);
      expect(body).not.toContain(old);
    }
    await wait(500);
  }
}

describe('Redis', { timeout: 600_000 }, () => {
  it('that is killed under load costs no request; limits hold in each copy, and together again when it is back', async () => {
    const before = await underLoad(stand, member, () => wait(4_000));
    const without = await underLoad(stand, member, async () => {
      await stand.redis.kill();
      await wait(6_000);
    });
    figures.push(`With Redis: ${figuresOf(before)}`, `Redis killed: ${figuresOf(without)}`);
    expect([...before, ...without].filter(isFailed)).toEqual([]);

    expect(await passedOf(SENSITIVE_LIMIT + 10, '203.0.113.20', [0])).toBe(SENSITIVE_LIMIT);
    expect(await passedOf(2 * SENSITIVE_LIMIT + 10, '203.0.113.21', [0, 1])).toBe(2 * SENSITIVE_LIMIT);
    // Each copy makes its pages by itself now, and neither goes back to an older one.
    await rewrite('close-my-account', 'What is new while Redis is gone?');
    await expectBothToShow('What is new while Redis is gone?', 'Is this page the same everywhere?');

    await stand.redis.start();
    // The copies find it by themselves; each look is from an address that nobody has counted yet.
    let look = 0;
    const isCountedTogether = async () => {
      look += 1;
      return passedOf(SENSITIVE_LIMIT + 10, `203.0.113.${100 + look}`, [0, 1]);
    };
    await expect.poll(isCountedTogether, { timeout: 60_000, interval: 500 }).toBe(SENSITIVE_LIMIT);
    await expectNeverAgain('Is this page the same everywhere?', 'What is new while Redis is gone?');
    await expectNothingLost([...before, ...without]);
  });

  it('that takes everything and answers nothing costs no request, and brings back nothing old', async () => {
    const [old, fresh] = ['What does Redis still hold?', 'What is new while Redis hangs?'];
    await rewrite('close-my-account', old);
    await expectBothToShow(old, 'What is new while Redis is gone?');
    let outcomes: Outcome[] = [];
    await stand.redis.whileStopped(async () => {
      outcomes = await underLoad(stand, member, () => wait(6_000));
      await rewrite('close-my-account', fresh);
      await expectBothToShow(fresh, old);
    });
    figures.push(`Redis stopped: ${figuresOf(outcomes)}`);
    expect(outcomes.filter(isFailed)).toEqual([]);
    expect(outcomes.length).toBeGreaterThan(100);
    // It still holds the page of before, and the copies may ask it again.
    await expectNeverAgain(old, fresh);
    await expectNothingLost(outcomes);
  });
});
