import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { NO_REALTIME } from '@/backend/twins/realtime/realtime-access';
import { dataFrom } from '@/tests/setup/member';
import { createTestBackend, type TestBackend } from '@/tests/setup/test-backend';
import { demoToken, itemsOf } from './support';

let backend: TestBackend;
const told: [string, number][] = [];

beforeAll(async () => {
  backend = await createTestBackend(
    {},
    {
      extensions: [
        {
          name: 'listener',
          start: () => ({
            realtime: {
              ...NO_REALTIME,
              publishWardrobeVersion: (uid, version) =>
                version < 0 ? Promise.reject(new Error('gone')) : Promise.resolve(void told.push([uid, version])),
            },
          }),
        },
      ],
    },
  );
});
afterAll(() => backend.remove());

describe('a change of the wardrobe', () => {
  it('is told with the version that the list carries, after each change', async () => {
    const token = await demoToken(backend, 'hk');
    const item = (await itemsOf(backend, token)).items.find(({ state }) => state === 'at-home');
    const { version } = await dataFrom(backend, 'markWorn', { token, params: { id: item?.id ?? '' }, body: { date: '2026-01-02' } });
    expect(told).toEqual([['demo-hk', version]]);
    expect((await itemsOf(backend, token)).version).toBe(version);
  });
});
