import { describe, expect, it } from 'vitest';
import { SCALE_EMAIL, seedScaleWardrobe } from '@/backend/api/db/seed/seed-scale-customer';
import { DEMO_PASSWORD } from '@/backend/api/identity/seed-demo-accounts';
import { logIn } from '@/tests/setup/member';
import { testBackend } from '@/tests/setup/test-backend';
import { itemsOf } from './support';

const backend = testBackend();

describe('the customer of the scale tests', () => {
  it('is added once, and read page by page without a gap', async () => {
    expect(await seedScaleWardrobe(backend.context, 1_200)).toBe(1_200);
    expect(await seedScaleWardrobe(backend.context, 1_200)).toBe(0);
    const token = await logIn(backend, SCALE_EMAIL, DEMO_PASSWORD);
    const seen = new Set<string>();
    let pages = 0;
    for (let cursor: string | null = ''; cursor !== null; pages += 1) {
      const page: Awaited<ReturnType<typeof itemsOf>> = await itemsOf(backend, token, cursor ? { cursor } : {});
      for (const { id } of page.items) seen.add(id);
      expect(page.itemCount).toBe(1_200);
      cursor = page.nextCursor;
    }
    expect(pages).toBe(3);
    expect(seen.size).toBe(1_200);
  });
});
