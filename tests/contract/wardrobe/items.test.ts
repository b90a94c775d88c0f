import { beforeAll, describe, expect, it } from 'vitest';
import { ITEM_STATES } from '@/lib/contract/wardrobe-names';
import { call, dataFrom, signUpMember } from '@/tests/setup/member';
import { testBackend } from '@/tests/setup/test-backend';
import { demoToken, itemOf, itemsOf, MONDAY } from './support';

const backend = testBackend({}, { clock: () => MONDAY });
let hk: string;
let sg: string;

beforeAll(async () => {
  hk = await demoToken(backend, 'hk');
  sg = await demoToken(backend, 'sg');
});

const rowsOf = (result: unknown): Record<string, unknown>[] => (result as { rows: Record<string, unknown>[] }).rows;

describe('the wardrobe', () => {
  it('is as large as the catalogue says, each with a picture of its own', async () => {
    for (const [token, size, currency] of [
      [hk, 24, 'HKD'],
      [sg, 9, 'SGD'],
    ] as const) {
      const wardrobe = await itemsOf(backend, token);
      expect(wardrobe).toMatchObject({ itemCount: size, nextCursor: null, currency });
      expect(wardrobe.items).toHaveLength(size);
      const pictures = wardrobe.items.filter(({ sealedNote }) => sealedNote === undefined).map(({ picture }) => picture.name);
      expect(new Set(pictures).size).toBe(pictures.length);
    }
    expect((await itemsOf(backend, await demoToken(backend, 'new'))).items).toEqual([]);
  });

  it.each(['consignor', 'consignor.sg'] as const)('shows the seller %s a piece in every state', async (seller) => {
    const { items } = await itemsOf(backend, await demoToken(backend, seller));
    expect([...new Set(items.map(({ state }) => state))].sort()).toEqual([...ITEM_STATES].sort());
    for (const item of items.filter(({ state }) => state === 'listed')) {
      expect(item.consignment?.floorPrice).toBeLessThanOrEqual(item.consignment?.listPrice ?? 0);
      expect(item.consignment?.payout).toBeGreaterThan(0);
    }
  });

  it('keeps what is in a sealed bag to the note', async () => {
    const bags = (await itemsOf(backend, sg)).items.filter(({ category }) => category === 'sealed-bag');
    expect(bags).toHaveLength(2);
    for (const bag of bags) {
      expect(bag).toMatchObject({ plan: 'lite', colour: null, resale: null, sealedNote: expect.stringMatching(/./) as string });
    }
  });

  it('comes in pages that miss and repeat nothing', async () => {
    const all = (await itemsOf(backend, hk)).items.map(({ id }) => id);
    const seen: string[] = [];
    for (let cursor: string | null = ''; cursor !== null;) {
      const page: Awaited<ReturnType<typeof itemsOf>> = await itemsOf(backend, hk, { take: '7', ...(cursor ? { cursor } : {}) });
      seen.push(...page.items.map(({ id }) => id));
      cursor = page.nextCursor;
    }
    expect(seen).toEqual(all);
  });

  it.each<Record<string, string>>([{ take: '0' }, { take: '501' }, { since: '-1' }, { cursor: "1' or 1=1" }, { locale: 'fr' }])(
    'refuses %j',
    async (query) => {
      expect((await call(backend, 'items', { token: hk, query })).json()).toMatchObject({ statusCode: 400, code: 'VALIDATION' });
    },
  );

  it('speaks the asked language', async () => {
    const [en, zh, hans] = await Promise.all(
      (['en', 'zh', 'zh-CN'] as const).map(async (locale) => (await itemsOf(backend, hk, { locale })).items),
    );
    const nameOf = (items: typeof en) => items?.find(({ picture }) => picture.name === 'garment-camel-wool-coat')?.name;
    expect([nameOf(en), nameOf(zh), nameOf(hans)]).toEqual(['Camel wool coat', '駝色羊毛大褸', '驼色羊毛大衣']);
  });

  it('tells only what has changed since', async () => {
    const { version, items } = await itemsOf(backend, hk);
    expect((await itemsOf(backend, hk, { since: String(version) })).items).toEqual([]);
    const worn = items.find(({ state }) => state === 'at-home');
    await call(backend, 'markWorn', { token: hk, params: { id: worn?.id ?? '' }, body: {} });
    const later = await itemsOf(backend, hk, { since: String(version) });
    expect(later.items.map(({ id }) => id)).toEqual([worn?.id]);
    expect(later.version).toBeGreaterThan(version);
  });

  it('is read by its indexes, as the planner sees ten thousand pieces', async () => {
    const { orm } = backend.context.database;
    const undo = new Error('the copies are not kept');
    await orm
      .transaction(async (tx) => {
        const columns = rowsOf(
          await tx.execute(
            "select column_name as name from information_schema.columns where table_name = 'items' and column_name <> 'sequence'",
          ),
        ).map(({ name }) => String(name));
        const values = columns.map((name) => (name === 'id' || name === 'code' ? `${name} || '-' || n` : name === 'version' ? 'n' : name));
        await tx.execute(
          `insert into items (${columns.join(', ')}) select ${values.join(', ')} from items, generate_series(1, 10000) n where id = 'demo-hk-camel-wool-coat'`,
        );
        await tx.execute('analyze items');
        const planOf = async (query: string) => JSON.stringify(rowsOf(await tx.execute(`explain ${query}`)));
        expect(
          await planOf("select * from items where user_id = 'demo-hk' and sequence < 9000 order by sequence desc limit 501"),
        ).toContain('items_in_order');
        expect(await planOf("select * from items where user_id = 'demo-hk' and version > 9990")).toContain('items_by_change');
        expect(await planOf("select * from items where user_id = 'demo-hk' and state = 'listed'")).toContain('items_by_state');
        expect(await planOf('select * from items where due_at <= now() order by due_at limit 100')).toContain('items_due');
        await tx.execute('set local enable_seqscan = off'); // too few events for the planner to care
        expect(await planOf("select * from item_events where item_id = 'x' order by at desc limit 200")).toContain('item_events_by_item');
        throw undo;
      })
      .catch((error: unknown) => {
        if (error !== undo) throw error;
      });
  });
});

describe('a passport', () => {
  it('has condition, care, cost, resale and the month in which selling pays', async () => {
    const { items } = await itemsOf(backend, hk);
    const coat = items.find(({ picture }) => picture.name === 'garment-camel-wool-coat');
    const passport = await itemOf(backend, hk, coat?.id ?? '');
    expect(passport).toMatchObject({
      careLabel: 'dry-clean',
      state: 'stored',
      condition: 'very-good',
      actions: ['deliver', 'care', 'sell', 'donate'],
    });
    expect(passport.conditionTimeline.map(({ condition }) => condition)).toEqual(['as-new', 'very-good']);
    // 190 days: seven months have begun, at a fortieth of the plan for forty pieces.
    expect(passport.storageCostToDate).toBe(7 * 4_000);
    const { breakEven } = passport;
    expect((breakEven?.month ?? 0) * 4_000).toBeGreaterThan(breakEven?.netResale ?? 0);
    expect(((breakEven?.month ?? 0) - 1) * 4_000).toBeLessThanOrEqual(breakEven?.netResale ?? 0);
    expect(passport.outfits.map(({ name }) => name)).toEqual(['First cold morning']);
    expect(passport.history.map(({ at }) => at)).toEqual(
      passport.history
        .map(({ at }) => at)
        .sort()
        .reverse(),
    );
    expect(passport.gallery.map(({ view }) => view)).toEqual(['front', 'back', 'detail', 'label']);
  });

  it('of another member cannot be read, named or guessed', async () => {
    const [mine] = (await itemsOf(backend, hk)).items;
    const id = mine?.id ?? '';
    for (const answer of [
      await call(backend, 'item', { token: sg, params: { id } }),
      await call(backend, 'markWorn', { token: sg, params: { id }, body: {} }),
      await call(backend, 'approvePrice', { token: sg, params: { id }, body: { decision: 'withdraw' } }),
      await call(backend, 'saveOutfit', { token: sg, body: { name: 'Theirs', items: [{ id }] } }),
      await call(backend, 'outfitFeedback', { token: sg, body: { verdict: 'like', itemIds: [id] } }),
      await call(backend, 'createItemRequests', { token: sg, body: { lines: [{ itemId: id, action: 'donate' }], total: 0 } }),
    ]) {
      expect(answer.statusCode).toBe(404);
      expect(answer.body).not.toContain(mine?.name);
    }
    const quote = await dataFrom(backend, 'quoteItemRequests', { token: sg, body: { lines: [{ itemId: id, action: 'donate' }] } });
    expect(quote.quote.lines).toEqual([{ itemId: id, action: 'donate', price: 0, problem: 'not-found' }]);
    expect((await call(backend, 'items')).statusCode).toBe(401);
  });
});

describe('the summary and the export', () => {
  it('measure the plan and count what is where', async () => {
    const summary = await dataFrom(backend, 'wardrobeSummary', { token: hk });
    expect(summary.itemCount).toBe(24);
    expect(summary.countsByState.reduce((sum, { count }) => sum + count, 0)).toBe(24);
    expect(summary.plan).toMatchObject({
      itemsUsed: 24,
      itemsAllowed: 42,
      freeDeliveriesAllowed: 1,
      freeDeliveriesLeft: 1,
      renewsOn: '2026-12-01',
    });
    expect(summary.nextBooking).toMatchObject({ kind: 'delivery', date: '2026-11-17', itemCount: 2 });
    expect(summary.pricesToApprove).toBe(1);
    const empty = await dataFrom(backend, 'wardrobeSummary', { token: (await signUpMember(backend)).token });
    expect(empty).toMatchObject({ plan: null, nextBooking: null, itemCount: 0, countsByState: [] });
  });

  it('hold every piece with its history', async () => {
    const exported = await dataFrom(backend, 'exportWardrobe', { token: hk });
    expect(exported.items).toHaveLength(24);
    expect(exported.items.every(({ history, gallery }) => history.length > 0 && gallery.length > 0)).toBe(true);
    expect(exported.outfits).toHaveLength(4);
  });
});
