import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { payoutDestinations } from '@/backend/api/db/schema/users';
import { resealDestinations } from '@/backend/api/modules/payout/sealed-destination';
import { dataFrom, mailedCode, mailsTo, PASSWORD, signUpMember } from '@/tests/setup/member';
import { createTestBackend, type TestBackend } from '@/tests/setup/test-backend';

const [KEY, NEXT] = ['a key of columns with 32 characters', 'the one behind it with 32 characters'];
const BANK = { method: 'bank', holder: 'Ada Lo', bankCode: '004', account: '808-123456-838', password: PASSWORD };
const FPS = { method: 'fast', holder: 'Ada Lo', account: '5550 1234', password: PASSWORD };
const TOLD = 'Your payout details have changed';

let backend: TestBackend;
beforeAll(async () => {
  backend = await createTestBackend({ dataKeys: [KEY], rateLimitFactor: 1000 });
});
afterAll(() => backend.remove());

const orm = () => backend.context.database.orm;
const storedOf = async (id: string) => (await orm().select().from(payoutDestinations)).find(({ userId }) => userId === id);
const choose = async (token: string, body: object) => (await dataFrom(backend, 'choosePayout', { token, body })).destination;
const toldTo = async (email: string) => (await mailsTo(backend, email)).filter(({ subject }) => subject === TOLD).length;
const shown = async (token: string) => (await dataFrom(backend, 'payout', { token })).destination;
/** As after a restart with other variables. */
const withKeys = async <Result>(keys: string[], task: () => Promise<Result>): Promise<Result> => {
  const before = backend.context.env.dataKeys;
  Object.assign(backend.context.env, { dataKeys: keys });
  return task().finally(() => Object.assign(backend.context.env, { dataKeys: before }));
};

describe('with DATA_KEY, where money goes', () => {
  it.each([
    [BANK, '6838', ['004', '808123456838']],
    [FPS, '234', ['55501234']],
  ])('is not in the database in the clear, and is shown by its end as ever', async (choice, ending, secrets) => {
    const { id, token } = await signUpMember(backend);
    expect(await choose(token, choice)).toEqual({ method: choice.method, holder: 'Ada Lo', ending });
    expect(await shown(token)).toEqual({ method: choice.method, holder: 'Ada Lo', ending });
    const row = await storedOf(id);
    expect(row?.account).toMatch(new RegExp(`^sealed\\.[\\w-]{8}\\.[\\w-]{40,}\\.${ending}$`));
    for (const secret of secrets) expect(`${row?.account.slice(0, row.account.lastIndexOf('.'))} ${row?.bankCode}`).not.toContain(secret);
    const { sections } = await dataFrom(backend, 'exportAccount', { token });
    expect(sections.payoutDestination).toEqual([{ method: choice.method, holder: 'Ada Lo', ending, chosenAt: expect.any(String) }]);
  });

  it('is compared as it was typed: the same one again is no news, another one is told', async () => {
    const { token, email } = await signUpMember(backend);
    await choose(token, BANK);
    await choose(token, { ...BANK, account: '808123456838' });
    expect(await toldTo(email)).toBe(0);
    await choose(token, { ...BANK, account: '808123456839' });
    expect(await toldTo(email)).toBe(1);
  });

  it('cannot be put into another member’s row by whoever can write to the database', async () => {
    const [thief, victim] = [await signUpMember(backend), await signUpMember(backend)];
    await choose(thief.token, FPS);
    await choose(victim.token, BANK);
    const stolen = await storedOf(thief.id);
    await orm().execute(
      `update payout_destinations set method = 'fast', account = '${stolen?.account}', bank_code = '' where user_id = '${victim.id}'`,
    );
    expect(await resealDestinations(orm(), [NEXT, KEY])).toMatchObject({ unreadable: [victim.id], left: 1 });
    // What stands there is nobody's choice: the very account that was put there is another one, which the member hears of.
    await choose(victim.token, FPS);
    expect(await toldTo(victim.email)).toBe(1);
    expect(await resealDestinations(orm(), [KEY, NEXT])).toMatchObject({ unreadable: [], left: 0 });
  });

  it('is sealed by another key, or by one at last, without anybody noticing', async () => {
    const before = await signUpMember(backend);
    await withKeys([], () => choose(before.token, BANK));
    expect((await storedOf(before.id))?.account).toBe('808123456838');
    const { id, token } = await signUpMember(backend);
    await choose(token, FPS);
    await withKeys([NEXT, KEY], async () => {
      const { changed, ...rest } = await resealDestinations(orm(), backend.context.env.dataKeys);
      expect(changed).toBeGreaterThanOrEqual(2);
      expect(rest).toEqual({ unreadable: [], left: 0 });
      expect((await resealDestinations(orm(), backend.context.env.dataKeys)).changed).toBe(0);
    });
    await withKeys([NEXT], async () => {
      expect([await shown(token), await shown(before.token)]).toMatchObject([{ ending: '234' }, { ending: '6838' }]);
      expect(await choose(token, FPS)).toMatchObject({ ending: '234' });
      expect(await choose(before.token, BANK)).toMatchObject({ ending: '6838' });
    });
    expect((await storedOf(before.id))?.account).toMatch(/^sealed\./);
    await withKeys(['', NEXT], async () => {
      await resealDestinations(orm(), backend.context.env.dataKeys);
      expect([(await storedOf(id))?.account, (await storedOf(before.id))?.bankCode]).toEqual(['55501234', '004']);
    });
  });

  it('keeps no member from choosing anew where the key was lost, who hears of it; the log says so without a value', async () => {
    const { id, token, email } = await signUpMember(backend);
    await choose(token, BANK);
    const logged = vi.spyOn(backend.context.log, 'error');
    await withKeys([NEXT], async () => {
      // What is shown needs none.
      expect(await shown(token)).toMatchObject({ ending: '6838' });
      expect(await choose(token, BANK)).toMatchObject({ ending: '6838' });
      expect(await toldTo(email)).toBe(1);
      expect(await choose(token, BANK)).toMatchObject({ ending: '6838' });
      expect(await toldTo(email)).toBe(1);
    });
    expect(logged.mock.calls).toEqual([[{ table: 'payout_destinations', method: 'bank' }, expect.stringContaining('could not be opened')]]);
    logged.mockRestore();
    await orm().execute(`delete from payout_destinations where user_id = '${id}'`);
  });

  it('is read by a copy that does not seal yet, so that the first key comes to a release without anybody noticing', async () => {
    const { id, token, email } = await signUpMember(backend);
    await orm().execute(`delete from password_credentials where user_id = '${id}'`);
    await dataFrom(backend, 'sendPayoutCode', { token });
    const byCode = { ...BANK, password: undefined, code: await mailedCode(backend, email) };
    await choose(token, byCode);
    expect((await storedOf(id))?.account).toMatch(/^sealed\./);
    // Whose answer was lost presses again, on a copy of the step before.
    await withKeys(['', KEY], () => choose(token, byCode));
    await withKeys(['', KEY], () => resealDestinations(orm(), ['', KEY]));
    expect((await storedOf(id))?.account).toBe('808123456838');
    await choose(token, byCode);
  });
});
