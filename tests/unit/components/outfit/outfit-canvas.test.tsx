import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { OUTFIT_ITEMS_MAXIMUM, type Outfit } from '@/lib/contract/outfits';
import type { WardrobeItem } from '@/lib/contract/wardrobe';
import { OutfitCanvas } from '@/components/outfit/outfit-canvas';
import { PiecePicker } from '@/components/outfit/piece-picker';
import { StoreRegistry, StoreRegistryContext } from '@/stores/create-store-context';
import { createOutfitStore, outfitDefinition } from '@/stores/outfit-store';
import { createUserStore, userDefinition } from '@/stores/user-store';
import { inLocale } from '@/tests/builders/in-locale';
import { listen } from '@/tests/setup/listen';

// jsdom has no pointer capture.
Element.prototype.setPointerCapture = () => undefined;

const Texts = await inLocale('en');
const piece = (id: string, name: string, layer: WardrobeItem['layer'], category: WardrobeItem['category']): WardrobeItem => ({
  id,
  name,
  layer,
  category,
  code: id,
  brand: null,
  kind: null,
  colour: null,
  accent: null,
  pattern: null,
  fabric: null,
  size: null,
  season: [],
  formality: null,
  warmth: 1,
  condition: null,
  state: 'stored',
  storedSince: null,
  plan: 'x',
  picture: { name: `garment-${id}` },
  wearCount: 0,
  lastWornAt: null,
  resale: null,
  storageCostToDate: 0,
  openRequest: null,
  updatedAt: '2026-11-01T00:00:00.000Z',
  version: 1,
});
const shirt = piece('shirt', 'White shirt', 'base', 'tops');
const jeans = piece('jeans', 'Blue jeans', 'bottom', 'bottoms');
const items = [shirt, jeans];
const MONDAY: Outfit = {
  id: 'look-1',
  name: 'Monday in Central',
  items: [{ id: 'shirt' }],
  occasion: null,
  note: '',
  wearCount: 0,
  lastWornOn: null,
  createdAt: '2026-11-01T00:00:00.000Z',
  updatedAt: '2026-11-01T00:00:00.000Z',
};

function open() {
  const registry = new StoreRegistry();
  const store = registry.register(outfitDefinition, createOutfitStore());
  const member = registry.register(userDefinition, createUserStore());
  member.setState({ is_ai_outfit_recommendation: true });
  const view = (
    <Texts>
      <StoreRegistryContext value={registry}>
        <PiecePicker items={items} isComplete />
        <OutfitCanvas byId={new Map(items.map((item) => [item.id, item]))} />
      </StoreRegistryContext>
    </Texts>
  );
  return { store, user: userEvent.setup(), ...render(view) };
}
const canvas = () => within(screen.getByRole('region', { name: 'The look' }));
const laid = () => canvas().queryAllByRole('listitem');

describe('laying out a look', () => {
  it('lays a piece on the canvas and takes it off, by the same press', async () => {
    const { user } = open();
    expect(screen.getByText(/Choose pieces from your wardrobe/)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'White shirt' }));
    expect(laid()).toHaveLength(1);
    expect(screen.getByRole('button', { name: 'White shirt' })).toHaveAttribute('aria-pressed', 'true');
    await user.click(screen.getByRole('button', { name: 'White shirt' }));
    expect(laid()).toHaveLength(0);
  });

  it('moves, brings forward and removes by buttons and by keys', async () => {
    const { user, store } = open();
    await user.click(screen.getByRole('button', { name: 'White shirt' }));
    await user.click(screen.getByRole('button', { name: 'Blue jeans' }));
    await user.click(canvas().getByRole('button', { name: /^White shirt/ }));
    const before = store.getState().selectedList[0];
    await user.click(screen.getByRole('button', { name: 'Move right' }));
    expect(store.getState().selectedList[0]?.x).toBe((before?.x ?? 0) + 40);
    fireEvent.keyDown(canvas().getByRole('button', { name: /^White shirt/ }), { key: 'ArrowUp' });
    expect(store.getState().selectedList[0]?.y).toBe((before?.y ?? 0) - 40);
    await user.click(screen.getByRole('button', { name: 'Bring forward' }));
    expect(store.getState().selectedList.map(({ id }) => id)).toEqual(['jeans', 'shirt']);
    await user.click(screen.getByRole('button', { name: 'Take off' }));
    expect(store.getState().selectedList.map(({ id }) => id)).toEqual(['jeans']);
  });

  it('narrows the rail as the wardrobe is narrowed, by category and by words', async () => {
    const { user } = open();
    expect(screen.getByText('2 of 2 pieces')).toBeInTheDocument();
    await user.click(within(screen.getByRole('group', { name: 'Kind' })).getByRole('button', { name: 'Bottoms' }));
    expect(screen.getByText('1 of 2 pieces')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'White shirt' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Clear all' }));
    await user.type(screen.getByRole('searchbox'), 'shirt');
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Blue jeans' })).toBeNull());
  });

  it('says aloud when the look holds no more', async () => {
    const { user, store } = open();
    act(() => {
      for (let index = 1; index < OUTFIT_ITEMS_MAXIMUM; index += 1) store.getState().addItem({ id: `other-${index}`, x: 0, y: 0 });
    });
    const spoken = listen();
    expect(spoken()).not.toContain('A look holds');
    await user.click(screen.getByRole('button', { name: 'White shirt' }));
    expect(spoken()).toContain(`A look holds up to ${OUTFIT_ITEMS_MAXIMUM} pieces.`);
  });

  it('says aloud which saved look lies over it', () => {
    const { store } = open();
    const spoken = listen();
    expect(spoken()).not.toContain('Preview');
    act(() => store.getState().preview(MONDAY));
    expect(spoken()).toContain('Preview: Monday in Central');
    act(() => store.getState().preview(null));
    expect(spoken()).not.toContain('Preview');
  });

  it('keeps single pieces for the suggestions, until they are taken off', async () => {
    const { user, store } = open();
    await user.click(screen.getByRole('button', { name: 'White shirt' }));
    await user.click(screen.getByRole('button', { name: 'Blue jeans' }));
    await user.click(canvas().getByRole('button', { name: /^Blue jeans/ }));
    await user.click(screen.getByRole('button', { name: 'Keep for suggestions' }));
    expect(store.getState().lockedIds).toEqual(['jeans']);
    expect(canvas().getByRole('button', { name: /^Blue jeans, kept/ })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Take off' }));
    expect(store.getState().lockedIds).toEqual([]);
  });
});
