import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import { WearCounter } from '@/components/wardrobe/passport/wear-counter';
import type { ItemState } from '@/lib/contract/wardrobe';
import { queryClient } from '@/services/http/query-client';
import { itemsQuery } from '@/services/wardrobe/items';
import { renderWithTexts } from '@/tests/setup/render-with-texts';
import { createItem } from '@/tests/builders/wardrobe-items';
import { onCall, startApiServer, ok } from '@/tests/setup/api-server';

const server = startApiServer();
let sent: unknown[];

beforeEach(() => {
  sent = [];
  server.use(
    onCall('markWorn', async ({ request }) => {
      sent.push(await request.json());
      return ok({ item: createItem(0), version: 2 });
    }),
  );
});

const open = (state: ItemState, lastWornAt: string | null) =>
  renderWithTexts(<WearCounter item={createItem(0, { state, wearCount: 2, lastWornAt })} />);
const buttons = () => screen.queryAllByRole('button').map(({ textContent }) => textContent);

it.each([
  ['at-home', ['Worn today']],
  ['requested', ['Worn today']],
  ['in-transit', []],
  ['stored', []],
  ['inspected', []],
  ['listed', []],
  ['sold', []],
  ['donated', []],
] as const)('offers for a piece that is %s: %j', (state, offered) => {
  open(state, '2026-01-05T04:00:00Z');
  expect(buttons()).toEqual(offered);
});

it('counts today, and takes back a press by mistake wherever the piece is by then', async () => {
  const { unmount } = open('at-home', null);
  await userEvent.click(screen.getByRole('button', { name: 'Worn today' }));
  await waitFor(() => expect(sent).toEqual([{ isWorn: true }]));
  unmount();
  open('stored', new Date().toISOString());
  expect(buttons()).toEqual(['Undo for today']);
  await userEvent.click(screen.getByRole('button', { name: 'Undo for today' }));
  await waitFor(() => expect(sent).toEqual([{ isWorn: true }, { isWorn: false }]));
});

it('leaves the focus on the button that was pressed, and on the count where the button goes', async () => {
  const item = createItem(0, { state: 'at-home', wearCount: 2, lastWornAt: null });
  const worn = { ...item, wearCount: 3, lastWornAt: new Date().toISOString() };
  const { rerender } = renderWithTexts(<WearCounter item={item} />);
  await userEvent.click(screen.getByRole('button', { name: 'Worn today' }));
  rerender(<WearCounter item={worn} />);
  expect(screen.getByRole('button', { name: /^Undo for today/ })).toHaveFocus();
  rerender(<WearCounter item={{ ...worn, state: 'stored' }} />);
  expect(screen.getByRole('button', { name: /^Undo for today/ })).toHaveFocus();
  rerender(<WearCounter item={{ ...item, state: 'stored' }} />);
  expect(screen.getByText('Worn 2 times').closest('p')).toHaveFocus();
});

it('shows it at once, and takes it back where it was not counted', async () => {
  const item = createItem(0, { state: 'at-home', wearCount: 2, lastWornAt: '2026-01-05T04:00:00Z' });
  const key = itemsQuery('en').queryKey;
  queryClient().setQueryData(key, { items: [item], nextCursor: null, itemCount: 1, currency: 'HKD', version: 1 });
  let refuse: () => void = () => undefined;
  const waiting = new Promise<void>((resolve) => (refuse = resolve));
  server.use(onCall('markWorn', async () => (await waiting, HttpResponse.error())));
  renderWithTexts(<WearCounter item={item} />);
  await userEvent.click(screen.getByRole('button', { name: 'Worn today' }));
  const kept = () => queryClient().getQueryData(key)?.items[0];
  expect(kept()?.wearCount).toBe(3);
  refuse();
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(kept()).toEqual(item);
});
