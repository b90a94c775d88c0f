import { describe, expect, it, vi } from 'vitest';
import { previousSigningKeys, signingKeys } from '@/backend/api/db/schema/bookkeeping';
import { newsletterSubscriptions } from '@/backend/api/db/schema/contact';
import { outboxMails } from '@/backend/api/db/schema/mail';
import {
  keyedHash,
  readSignedText,
  signText,
  removeExpiredKeys,
  retirePreviousKeys,
  rotateSigningKey,
  signingKeyStatus,
} from '@/backend/api/identity/signing-key';
import { runKeysCommand } from '@/backend/twins/operations/keys-command';
import { DAY_MS } from '@/lib/calendar-days';
import { CALLS } from '@/lib/contract/calls';
import { call, signUpMember } from '@/tests/setup/member';
import { post, testBackend } from '@/tests/setup/test-backend';

const START = new Date('2026-11-02T04:00:00Z');
const PURPOSE = 'newsletter-unsubscribe';
let now = START;
const backend = testBackend({ rateLimitFactor: 1000 }, { clock: () => now });

const orm = () => backend.context.database.orm;
const secretNow = async () => (await orm().select().from(signingKeys)).find(({ purpose }) => purpose === PURPOSE)?.secret;
const open = async (link: string) => (await backend.app.inject({ url: link })).statusCode;

/** The path of the link in the mail to a new subscriber. */
async function linkTo(emailAddress: string): Promise<string> {
  await post(backend, CALLS.newsletterSignup.path, { emailAddress });
  const mails = await orm().select().from(outboxMails);
  return (
    /\/newsletter\/unsubscribe\?token=[\w.-]+/.exec(mails.find(({ recipient }) => recipient === emailAddress)?.body ?? '')?.[0] ?? 'no link'
  );
}

describe('a key that is replaced', () => {
  it('signs nothing more, and what it has signed is read for a year', async () => {
    now = START;
    const old = await linkTo('before@example.com');
    const before = await secretNow();
    const until = await rotateSigningKey(orm(), PURPOSE, now);
    expect(until).toEqual(new Date(START.getTime() + 365 * DAY_MS));
    expect(await secretNow()).not.toBe(before);
    const fresh = await linkTo('after@example.com');
    // By today's key alone: the one before has not signed it.
    expect(await readSignedText(orm(), PURPOSE, await signText(orm(), PURPOSE, 'x'), new Date('2100-01-01'))).toBe('x');
    now = new Date(START.getTime() + 365 * DAY_MS - 1);
    expect([await open(old), await open(fresh)]).toEqual([200, 200]);
    expect(
      (
        await backend.app.inject({
          method: 'POST',
          url: old,
          headers: { 'content-type': 'application/x-www-form-urlencoded' },
          payload: 'x=1',
        })
      ).statusCode,
    ).toBe(200);
    expect((await orm().select().from(newsletterSubscriptions)).map(({ email }) => email)).not.toContain('before@example.com');
    now = new Date(START.getTime() + 365 * DAY_MS);
    expect([await open(old), await open(fresh)]).toEqual([400, 200]);
  });

  it('reads on beside others that were replaced since, each for its own time, and is then removed', async () => {
    now = START;
    const texts: string[] = [];
    for (const [index, text] of ['first', 'second', 'third'].entries()) {
      texts.push(await signText(orm(), PURPOSE, text));
      await rotateSigningKey(orm(), PURPOSE, new Date(START.getTime() + index * DAY_MS));
    }
    const readAt = (days: number) =>
      Promise.all(texts.map((text) => readSignedText(orm(), PURPOSE, text, new Date(START.getTime() + days * DAY_MS))));
    expect(await readAt(364)).toEqual(['first', 'second', 'third']);
    expect(await readAt(365)).toEqual([null, 'second', 'third']);
    expect(await readAt(366)).toEqual([null, null, 'third']);
    now = new Date(START.getTime() + 366 * DAY_MS);
    await removeExpiredKeys(backend.context);
    expect(await orm().select().from(previousSigningKeys)).toMatchObject([{ verifiesUntil: new Date(START.getTime() + 367 * DAY_MS) }]);
  });

  it('reads nothing of another purpose, and nothing that was changed', async () => {
    now = START;
    const text = await signText(orm(), PURPOSE, 'mine');
    await rotateSigningKey(orm(), PURPOSE, now);
    // Both purposes have a key of their own by now.
    await keyedHash(orm(), 'security-peer', '203.0.113.7');
    expect(await readSignedText(orm(), 'security-peer', text, now)).toBeNull();
    // The first letter of the signature: bits of the last one mean nothing, so two letters can be read alike.
    expect(
      await readSignedText(
        orm(),
        PURPOSE,
        text.replace(/(?<=\.)[^.](?=[^.]*$)/, (first) => (first === 'A' ? 'B' : 'A')),
        now,
      ),
    ).toBeNull();
  });

  it('ends at once when it has leaked', async () => {
    now = START;
    const leaked = await linkTo('leaked@example.com');
    await rotateSigningKey(orm(), PURPOSE, now);
    expect(await open(leaked)).toBe(200);
    expect(await retirePreviousKeys(orm(), PURPOSE, now)).toBeGreaterThan(0);
    expect(await open(leaked)).toBe(400);
    expect(await retirePreviousKeys(orm(), PURPOSE, now)).toBe(0);
  });

  it('is kept for nobody where it is only compared', async () => {
    const { email } = await signUpMember(backend);
    await call(backend, 'login', { body: { email, password: 'a guess', ip: '' } });
    await retirePreviousKeys(orm(), 'security-peer', now);
    expect(await rotateSigningKey(orm(), 'security-peer', now)).toEqual(now);
    expect((await signingKeyStatus(orm(), now)).find(({ purpose }) => purpose === 'security-peer')).toEqual({
      purpose: 'security-peer',
      madeAt: now,
      previousUntil: [],
    });
  });

  it('is replaced once by each of two who do it at once', async () => {
    now = START;
    await retirePreviousKeys(orm(), PURPOSE, now);
    const text = await signText(orm(), PURPOSE, 'before both');
    await Promise.all([rotateSigningKey(orm(), PURPOSE, now), rotateSigningKey(orm(), PURPOSE, now)]);
    expect((await orm().select().from(previousSigningKeys)).filter(({ purpose }) => purpose === PURPOSE)).toHaveLength(2);
    expect(await readSignedText(orm(), PURPOSE, text, now)).toBe('before both');
  });
});

describe('npm run ops -- keys', () => {
  it('says how it is used, and where there is no database', async () => {
    for (const args of [[], ['rotate'], ['rotate', 'everything'], ['retire', 'toString'], ['burn', PURPOSE]]) {
      await expect(runKeysCommand(args)).rejects.toThrow('keys rotate <purpose>');
    }
    vi.stubEnv('DATABASE_URL', '').stubEnv('DATA_DIR', '/nowhere/at/all');
    await expect(runKeysCommand(['status'])).rejects.toThrow('There is no database in /nowhere/at/all');
    vi.unstubAllEnvs();
  });
});
