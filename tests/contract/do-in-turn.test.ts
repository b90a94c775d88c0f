import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { doInTurn } from '@/backend/db/do-in-turn';
import { jobLeases } from '@/backend/db/schema/bookkeeping';
import { createTestBackend, type TestBackend } from '@/tests/setup/test-backend';

let backend: TestBackend;
beforeAll(async () => {
  backend = await createTestBackend();
});
afterAll(() => backend.remove());

const orm = () => backend.context.database.orm;
const REST_MS = 60_000;

describe('a job that one copy does for all', () => {
  it('is done once when many ask at once, and not again while it rests', async () => {
    let done = 0;
    const work = async () => (done += 1);
    const turns = await Promise.all(Array.from({ length: 20 }, () => doInTurn(orm(), 'once', REST_MS, work)));
    expect(turns.filter(({ kind }) => kind === 'done')).toEqual([{ kind: 'done', value: 1 }]);
    expect(await doInTurn(orm(), 'once', REST_MS, work)).toEqual({ kind: 'elsewhere' });
    expect(done).toBe(1);
  });

  it('is done again when it has rested', async () => {
    await doInTurn(orm(), 'again', 0, async () => undefined);
    expect(await doInTurn(orm(), 'again', 0, async () => 'twice')).toEqual({ kind: 'done', value: 'twice' });
  });

  it('is done by the next one when it has failed', async () => {
    await expect(doInTurn(orm(), 'failing', REST_MS, async () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await doInTurn(orm(), 'failing', REST_MS, async () => 'done')).toEqual({ kind: 'done', value: 'done' });
  });

  it('passes on from a copy that died at it', async () => {
    let finish: (() => void) | undefined;
    const dying = doInTurn(orm(), 'dying', REST_MS, () => new Promise<void>((resolve) => (finish = resolve)));
    await expect.poll(() => finish).toBeDefined();
    expect(await doInTurn(orm(), 'dying', REST_MS, async () => undefined)).toEqual({ kind: 'elsewhere' });
    await orm().update(jobLeases).set({ heldUntil: new Date(0) });
    expect(await doInTurn(orm(), 'dying', REST_MS, async () => 'mine')).toEqual({ kind: 'done', value: 'mine' });
    finish?.();
    await dying;
    // Whoever has lost the turn cannot end the other one's rest.
    expect(await doInTurn(orm(), 'dying', REST_MS, async () => undefined)).toEqual({ kind: 'elsewhere' });
  });
});
