import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { SuggestionRequest } from '@/components/outfit/model/finding';
import { suggestLooks } from '@/components/outfit/model/suggest-looks';
import { OutfitWorkspace } from '@/components/outfit/outfit-workspace';
import type { WardrobeItem } from '@/lib/contract/wardrobe';
import { StoreRegistry } from '@/stores/create-store-context';
import { createOutfitStore, outfitDefinition } from '@/stores/outfit-store';
import { createUserStore, userDefinition } from '@/stores/user-store';
import { SITES } from '@/tests/builders/sites';
import { createItem } from '@/tests/builders/wardrobe-items';
import { listen } from '@/tests/setup/listen';
import { standIn } from '@/tests/setup/stand-in';
import texts from '@/locales/en/outfit.json';
import { renderWithTexts } from '@/tests/setup/render-with-texts';

const sendCall = vi.fn();
await standIn(import('@/services/http/send-call'), { sendCall });

/** The worker of suggestions, without a thread of its own. */
class WorkerHere extends EventTarget {
  postMessage({ id, request }: { id: number; request: SuggestionRequest }) {
    this.dispatchEvent(new MessageEvent('message', { data: { id, suggestion: suggestLooks(request) } }));
  }
  terminate() {}
}

const KINDS = [
  ['tops', 't-shirt', 'base', 'cotton'],
  ['bottoms', 'trousers', 'bottom', 'cotton'],
  ['shoes', 'sneakers', 'shoes', 'leather'],
] as const;
const clothes = (state: WardrobeItem['state'], from: number) =>
  KINDS.map(([category, kind, layer, fabric], at) =>
    createItem(from + at, {
      category,
      kind,
      layer,
      fabric,
      state,
      name: `${state} ${kind}`,
      formality: 'casual',
      warmth: 0,
      pattern: 'solid',
    }),
  );
const ITEMS = [...clothes('stored', 0), ...clothes('at-home', 3)];

beforeEach(() => {
  // A dry day on both sites: the month gives the weather.
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-16T04:00:00Z') });
  vi.stubGlobal('Worker', WorkerHere);
  // A phone.
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined, removeEventListener: () => undefined }));
  sendCall.mockResolvedValue({ kind: 'ok', data: { worn: [], feedback: [], bookings: [], timeslotInformation: [] } });
});
afterEach(() => vi.useRealTimers());

async function open({ country, locale }: (typeof SITES)[number]) {
  const registry = new StoreRegistry();
  registry.register(userDefinition, createUserStore()).getState().switchAiOutfitRecommendation(true);
  const looks = registry.register(outfitDefinition, createOutfitStore());
  renderWithTexts(<OutfitWorkspace items={ITEMS} isComplete country={country} />, { locale, registry });
  return looks;
}
const press = async (name: string) => userEvent.click((await screen.findAllByRole('button', { name }))[0] ?? expect.fail());
const laid = () => within(screen.getByRole('region', { name: texts.canvas.title })).queryAllByRole('listitem').length;

it.each(SITES)('on a phone in $country suggestions come first, below the canvas', async (site) => {
  await open(site);
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(Object.values(texts.sheet));
  expect(screen.getByRole('tab', { selected: true })).toHaveTextContent(texts.sheet.suggest);
  expect(screen.getByRole('tabpanel')).toContainElement(await screen.findByRole('button', { name: texts.suggest.action }));
});

it.each(SITES)('suggests in $country for today what is at home, and what is with us where that is wanted', async (site) => {
  await open(site);
  const places = async () => {
    await press(texts.suggest.action);
    const looks = within(await screen.findByRole('list', { name: texts.suggest.title }));
    return looks.getAllByText(new RegExp(`^(${texts.where.home}|${texts.where['with-us']})$`)).map(({ textContent }) => textContent);
  };
  expect(new Set(await places())).toEqual(new Set([texts.where.home]));
  await userEvent.click(screen.getByRole('checkbox', { name: texts.suggest.homeOnly }));
  expect(await places()).toContain(texts.where['with-us']);
  expect(screen.getAllByRole('button', { name: texts.send.rest })[0]).toBeVisible();
});

it.each([
  ['nothing, and says why, of what is all at home', ['at-home t-shirt', 'at-home sneakers'], null],
  ['the rest of what is partly at home', ['at-home t-shirt', 'stored sneakers'], texts.send.rest],
])('offers to deliver %s', async (_offer, names, offered) => {
  await open(SITES[0]);
  await userEvent.click(screen.getByRole('tab', { name: texts.sheet.pieces }));
  for (const name of names) await press(`${name} ${texts.where[name.startsWith('stored') ? 'with-us' : 'home']}`);
  await userEvent.click(screen.getByRole('tab', { name: texts.sheet.saved }));
  const found = screen.queryAllByRole('button', { name: new RegExp(`^(${texts.send.open}|${texts.send.rest})$`) });
  expect(found.map(({ textContent }) => textContent)).toEqual(offered === null ? [] : [offered]);
  expect(screen.queryAllByText(texts.send.nothing)).toHaveLength(offered === null ? 1 : 0);
});

it('says aloud that a look is liked, in the place of the question', async () => {
  await open(SITES[0]);
  await press(texts.suggest.action);
  await screen.findByRole('button', { name: texts.suggest.like });
  const spoken = listen();
  expect(spoken()).not.toContain(texts.suggest.liked);
  await press(texts.suggest.like);
  await waitFor(() => expect(spoken()).toMatch(new RegExp(`^${texts.suggest.liked}$`, 'm')));
  expect(screen.queryByRole('button', { name: texts.suggest.like })).toBeNull();
});

it.each(SITES)('asks in $country before a look covers one that is not saved, and brings it back', async (site) => {
  await open(site);
  await press(texts.suggest.action);
  await press(texts.suggest.take);
  const count = laid();
  expect(count).toBeGreaterThan(0);
  await userEvent.click(screen.getByRole('tab', { name: texts.sheet.pieces }));
  await press(`stored t-shirt ${texts.where['with-us']}`);
  expect(laid()).toBe(count + 1);
  await userEvent.click(screen.getByRole('tab', { name: texts.sheet.suggest }));
  await press(texts.suggest.take);
  expect(await screen.findByRole('dialog', { name: texts.over.title })).toBeVisible();
  expect(laid()).toBe(count + 1);
  await press(texts.over.confirm);
  expect(laid()).toBe(count);
  await press(texts.tools.undo);
  expect(laid()).toBe(count + 1);
});

it('keeps a change that was made after an answer was lost, and takes no other look for the one that is saved', async () => {
  const kept = { id: 'l1', wearCount: 0, lastWornOn: null, occasion: null, note: '', createdAt: '2026-03-16', updatedAt: '2026-03-16' };
  const sent: { name: string; body: { name: string }; idempotencyKey?: string }[] = [];
  const answers: object[] = [{ kind: 'unreachable' }];
  sendCall.mockImplementation(async (name: string, options: { body: { name: string } }) => {
    if (!/^(save|update)Outfit$/.test(name)) return { kind: 'ok', data: { worn: [], feedback: [], outfits: [] } };
    sent.push({ name, ...options });
    return answers.shift() ?? { kind: 'ok', data: { outfit: { ...kept, name: options.body.name, items: [] } } };
  });
  const looks = await open(SITES[0]);
  const tab = (name: string) => userEvent.click(screen.getByRole('tab', { name }));
  await tab(texts.sheet.pieces);
  await press(`stored t-shirt ${texts.where['with-us']}`);
  await tab(texts.sheet.saved);
  const field = screen.getByRole('textbox', { name: texts.save.name });
  await userEvent.type(field, 'Sunday');
  await press(texts.save.action);
  await waitFor(() => expect(sent).toHaveLength(1));
  await userEvent.type(field, ' walk');
  await press(texts.save.action);
  await screen.findByText('“Sunday walk” has been saved.');
  // The server replaces what a lost answer left. A second call could cover what another browser changed since.
  expect(sent).toMatchObject([{ name: 'saveOutfit' }, { name: 'saveOutfit', body: { name: 'Sunday walk' } }]);
  expect(sent[1]?.idempotencyKey).toBe(sent[0]?.idempotencyKey);
  await press(texts.save.clear);
  // Covered while it is being saved: what is laid out next is a look of its own, with a key of its own.
  const monday = { ...kept, id: 'l2', name: 'Monday', items: [] };
  let answer = (_outcome: object) => {};
  answers.push(new Promise((resolve) => (answer = resolve)));
  await tab(texts.sheet.pieces);
  await press(`stored t-shirt ${texts.where['with-us']}`);
  await tab(texts.sheet.saved);
  await userEvent.type(field, 'Monday');
  await press(texts.save.action);
  await tab(texts.sheet.suggest);
  await press(texts.suggest.action);
  await press(texts.suggest.take);
  await press(texts.over.confirm);
  await tab(texts.sheet.saved);
  answer({ kind: 'ok', data: { outfit: monday } });
  await screen.findByText('“Monday” has been saved.');
  act(() => looks.getState().receiveOutfits([monday]));
  // Undo brings Monday back as it was saved, and its next save makes no second one.
  expect(looks.getState().past.at(-1)).toMatchObject({ openedId: 'l2' });
  answers.push(new Promise(() => {}));
  await userEvent.type(field, 'Tuesday');
  await press(texts.save.action);
  expect(sent.at(-1)).toMatchObject({ name: 'saveOutfit', body: { name: 'Tuesday' } });
  expect(sent.at(-1)?.idempotencyKey).not.toBe(sent.at(-2)?.idempotencyKey);
  // Emptied while it is being saved: a press that would do nothing shows that it waits.
  await press(texts.save.clear);
  expect(field).toHaveValue('');
  expect(screen.getByRole('button', { name: new RegExp(texts.save.action) })).toHaveAttribute('aria-busy', 'true');
});
