import { beforeAll, describe, expect, it } from 'vitest';
import type { Finding } from '@/lib/contract/wardrobe';
import { FINDINGS } from '@/lib/contract/wardrobe-names';
import { dataFrom, mailsTo } from '@/tests/setup/member';
import { post, testBackend } from '@/tests/setup/test-backend';
import { demoToken, itemOf, itemsOf, MONDAY } from './support';

const backend = testBackend({}, { clock: () => MONDAY });
let hk: string;

beforeAll(async () => {
  hk = await demoToken(backend, 'hk');
});

const command = (payload: unknown) => post(backend, '/ops/commands', payload);
const historyOf = async (id: string) => (await itemOf(backend, hk, id)).history;

/** A piece that can be cared for and that nobody has looked at here. */
async function freshPiece() {
  for (const { id } of (await itemsOf(backend, hk)).items) {
    const { actions, history, ...piece } = await itemOf(backend, hk, id);
    if (actions.includes('care') && history.every(({ service }) => service !== 'authentication')) return piece;
  }
  throw new Error('Every piece has been examined');
}

/** A piece that its owner has given to the authenticators. */
async function askedFor() {
  const piece = await freshPiece();
  const lines = [{ itemId: piece.id, action: 'care', service: 'authentication' }];
  const { quote } = await dataFrom(backend, 'quoteItemRequests', { token: hk, body: { lines } });
  await dataFrom(backend, 'createItemRequests', { token: hk, body: { lines, total: quote.total } });
  return piece;
}

describe('an authentication', () => {
  it.each<[Finding, string]>([
    ['confirmed', 'Authentication result: genuine'],
    ['not-confirmed', 'Authentication result: not confirmed'],
    ['beyond-us', 'Authentication result: inconclusive'],
  ])('ends with "%s" by command, in the history and by mail', async (finding, subject) => {
    const piece = await askedFor();
    const { condition } = piece;
    expect((await command({ command: 'authenticate', item: piece.code, finding })).statusCode).toBe(200);
    const passport = await itemOf(backend, hk, piece.id);
    expect(passport).toMatchObject({ openRequest: null, state: 'stored', condition });
    expect(passport.history[0]).toMatchObject({ service: 'authentication', finding });
    expect(passport.history[1]).toMatchObject({ kind: 'photographed' });
    const mail = (await mailsTo(backend, 'hk@example.com')).find((sent) => sent.subject === subject);
    expect(mail?.body).toContain(piece.name);
    const { items } = await dataFrom(backend, 'exportWardrobe', { token: hk });
    expect(items.find(({ id }) => id === piece.id)?.history.find((event) => event.finding)).toMatchObject({ finding });
  });

  it('ends with a finding by the clock alone', async () => {
    const piece = await askedFor();
    expect((await command({ command: 'advance', hours: 24 * 15 })).statusCode).toBe(200);
    const found = (await historyOf(piece.id)).flatMap(({ finding }) => finding ?? []);
    expect(found).toHaveLength(1);
    expect(FINDINGS).toContain(found[0]);
  });

  it('that nobody asked for has no result, and other care has none either', async () => {
    const piece = await freshPiece();
    expect((await command({ command: 'authenticate', item: piece.code, finding: 'confirmed' })).json()).toMatchObject({
      statusCode: 409,
      code: 'CONFLICT',
    });
    expect((await command({ command: 'authenticate', item: 'HK-000000', finding: 'confirmed' })).statusCode).toBe(404);
    expect((await command({ command: 'authenticate', item: piece.code, finding: 'fake' })).statusCode).toBe(400);
    expect((await historyOf(piece.id)).every(({ finding }) => !finding)).toBe(true);
  });
});
