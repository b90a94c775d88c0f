import { fireEvent, screen } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { AddOwnPiece } from '@/components/wardrobe/own/add-own-piece';
import { OwnPieceSection } from '@/components/wardrobe/own/own-piece-section';
import { renderWithTexts } from '@/tests/setup/render-with-texts';
import { createItem, createPassport } from '@/tests/builders/wardrobe-items';
import { onCall, startApiServer, ok } from '@/tests/setup/api-server';
import { standAt } from '@/tests/setup/memory-router';

const server = startApiServer();
const user = userEvent.setup({ delay: null });
const shirt = createPassport(createItem(0, { id: 'shirt', name: 'Linen shirt', plan: 'own', state: 'at-home' }));
const PLAN = { used: 20, allowed: 20 };

function open(summary: object) {
  server.use(onCall('wardrobeSummary', () => ok({ countsByState: [], ...summary })));
  return renderWithTexts(<OwnPieceSection passport={shirt} onGone={() => undefined} />);
}

const openNew = () => renderWithTexts(<AddOwnPiece isOpen onClose={() => undefined} onAdded={() => undefined} />);

beforeEach(() => {
  standAt('/items?item=shirt');
});

it('says that there is no room for more than eight photographs', async () => {
  openNew();
  const photographs = Array.from({ length: 9 }, (_, index) => new File(['x'], `${index}.jpg`, { type: 'image/jpeg' }));
  const input = await screen.findByLabelText('Take or choose photos', { selector: 'input' });
  // The last one while the others are being prepared.
  for (const files of [photographs.slice(0, 8), photographs.slice(8)]) fireEvent.change(input, { target: { files } });
  expect(await screen.findByRole('alert')).toHaveTextContent('Up to 8 photos; the rest were not added.');
  expect(await screen.findAllByRole('listitem')).toHaveLength(8);
  // What the browser cannot show stands there by its name, which is what a refusal calls it.
  expect(await screen.findByRole('img', { name: '7.jpg' })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Remove 0.jpg' }));
  expect(screen.queryByRole('alert')).toBeNull();
});

it('sends a piece whose answer was lost under the same key, also with other photographs, and another piece under its own', async () => {
  const keys: (string | null)[] = [];
  let uploads = 0;
  server.use(
    onCall('upload', () => ok({ id: `upload-${(uploads += 1)}`, name: 'a.jpg', type: 'image/jpeg', size: 1 }, 201)),
    onCall('addOwnItem', ({ request }) => (keys.push(request.headers.get('idempotency-key')), HttpResponse.error())),
  );
  openNew();
  const input = await screen.findByLabelText('Take or choose photos', { selector: 'input' });
  const tries = [['Denim shirt'], ['Denim shirt'], ['Denim shirt', 'white'], ['Wool coat']] as const;
  for (const [index, [name, colour]] of tries.entries()) {
    fireEvent.change(input, { target: { files: [new File(['x'], `${index}.jpg`, { type: 'image/jpeg' })] } });
    await user.clear(screen.getByRole('textbox', { name: /^Name/ }));
    await user.type(screen.getByRole('textbox', { name: /^Name/ }), name);
    if (colour) await user.selectOptions(screen.getByRole('combobox', { name: /[Cc]olour/ }), colour);
    await user.click(screen.getByRole('button', { name: 'Add it' }));
    await expect.poll(() => keys.length).toBe(index + 1);
    await user.click(await screen.findByRole('button', { name: `Remove ${index}.jpg` }));
  }
  expect(keys).toEqual([expect.any(String), keys[0], expect.any(String), expect.any(String)]);
  expect(new Set(keys).size).toBe(3);
});

it('takes the kind of a piece from its name, until it is chosen by hand', async () => {
  openNew();
  const [name, kind] = [await screen.findByRole('textbox', { name: /^Name/ }), screen.getByRole('combobox', { name: /^Category/ })];
  await user.type(name, 'Blue denim shirt');
  expect(kind).toHaveValue('shirt');
  expect(kind).toHaveAccessibleDescription('We suggested this from the name. Please check it.');
  await user.type(name, ' dress');
  expect(kind).toHaveValue('shirt-dress');
  await user.selectOptions(kind, 'wrap-dress');
  await user.type(name, ' and jeans');
  expect(kind).toHaveValue('wrap-dress');
  expect(kind).not.toHaveAccessibleDescription();
});

describe('a piece at home can be had collected', () => {
  it('by the booking of a collection where the plan has room', async () => {
    open({ plan: PLAN, collection: { kind: 'more', free: 4 } });
    await user.click(await screen.findByRole('button', { name: 'Have it collected' }));
    await expect.poll(() => window.location.search).toBe('?step=collect');
  });

  it.each([
    ['more places where the plan is full', PLAN, '/plan', 'Your plan has no free places at the moment.'],
    ['a first plan where there is none', null, '/services-pricing?type=store', 'You have no storage plan yet.'],
  ])('by %s, and is told so', async (_, plan, href, said) => {
    open({ plan, collection: null });
    const way = await screen.findByRole('link', { name: 'Have it collected' });
    expect(way).toHaveAttribute('href', href);
    expect(way).toHaveAccessibleDescription(said);
  });
});
