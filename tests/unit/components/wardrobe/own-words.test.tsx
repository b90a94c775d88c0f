import { screen, waitFor } from '@testing-library/react';
import { userEvent as realUser } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { OwnWordsForm } from '@/components/wardrobe/passport/own-words-form';
import { PassportDrawer } from '@/components/wardrobe/passport/passport-drawer';
import { useQueryValue } from '@/components/ui/hooks/use-query-value';
import type { ItemFile } from '@/lib/contract/item-files';
import type { WardrobeItem } from '@/lib/contract/wardrobe';
import { renderWithTexts } from '@/tests/setup/render-with-texts';
import { createItem, createPassport } from '@/tests/builders/wardrobe-items';
import { onCall, startApiServer, no, ok } from '@/tests/setup/api-server';
import { OwnWords } from '@/components/wardrobe/passport/passport';
import { standAt } from '@/tests/setup/memory-router';
import { standIn } from '@/tests/setup/stand-in';

// Where the piece stands is of no matter here, and asks for a whole page around it.
await standIn(import('@/components/wardrobe/passport/passport-standing'), { PassportStanding: () => null });

const server = startApiServer();
const user = realUser.setup({ delay: null });
const coat = createItem(0, { id: 'coat', name: 'Camel wool coat', season: ['cool'], formality: 'smart', note: '' });
const bag = createItem(1, {
  id: 'bag',
  name: 'Sealed bag',
  category: 'sealed-bag',
  sealedNote: '',
  note: undefined,
  season: [],
  formality: null,
});
let sent: unknown[];
let closed: number;

function answerWith(item: WardrobeItem) {
  server.use(
    onCall('editItem', async ({ request }) => {
      sent.push(await request.json());
      return ok({ item, version: 2 });
    }),
  );
}
beforeEach(() => {
  sent = [];
  closed = 0;
});
const open = (item: WardrobeItem) => renderWithTexts(<OwnWordsForm passport={createPassport(item)} onClose={() => (closed += 1)} />);

describe('the form of a piece', () => {
  it('sends what was changed and nothing else', async () => {
    answerWith({ ...coat, note: 'From Grandma', season: ['mild', 'cool'], formality: 'formal' });
    open(coat);
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus();
    await user.type(screen.getByRole('textbox', { name: /^Note/ }), 'From Grandma');
    await user.click(screen.getByRole('checkbox', { name: 'Mild months' }));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Occasion' }), 'Formal');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(closed).toBe(1));
    expect(sent).toEqual([{ note: 'From Grandma', season: ['mild', 'cool'], formality: 'formal' }]);
    expect(await screen.findByText(/: your changes are saved\.$/)).toBeInTheDocument();
  });

  it('sends nothing when nothing is different', async () => {
    open(coat);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(closed).toBe(1);
    expect(sent).toEqual([]);
  });

  it('keeps what was typed when it could not be saved, and says why', async () => {
    server.use(onCall('editItem', () => no(404, 'NOT_FOUND')));
    open(coat);
    const name = screen.getByRole('textbox', { name: 'Name' });
    await user.clear(name);
    await user.type(name, 'Sunday coat');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('alert')).toBeInTheDocument();
    expect(name).toHaveValue('Sunday coat');
    expect(closed).toBe(0);
  });

  it('keeps what was typed through a reload, and gives it up with Cancel', async () => {
    const { unmount } = open(coat);
    await user.type(screen.getByRole('textbox', { name: /^Note/ }), 'From Grandma');
    unmount();
    const again = open(coat);
    expect(screen.getByRole('textbox', { name: /^Note/ })).toHaveValue('From Grandma');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(closed).toBe(1);
    again.unmount();
    open(coat);
    expect(screen.getByRole('textbox', { name: /^Note/ })).toHaveValue('');
  });

  it('does not send what is too long: it says how much there may be and leads there', async () => {
    open(coat);
    const note = screen.getByRole('textbox', { name: /^Note/ });
    await user.click(note);
    await user.paste('x'.repeat(301));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(note).toHaveFocus());
    expect(note).toHaveAccessibleDescription(/300/);
    expect(sent).toEqual([]);
  });

  it('of a sealed bag is its label: name and note alone', async () => {
    answerWith({ ...bag, sealedNote: 'Ski things' });
    open(bag);
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
    expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
    await user.type(screen.getByRole('textbox', { name: /^Note/ }), 'Ski things');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(sent).toEqual([{ note: 'Ski things' }]));
  });
});

describe('a passport', () => {
  it.each([
    [coat, 'Edit name, note, season and occasion'],
    [bag, 'Write on the label'],
  ])('offers the form, and nothing where notes are not kept', (item, name) => {
    const { unmount } = renderWithTexts(<OwnWords passport={createPassport(item)} />);
    expect(screen.getByRole('button', { name })).toBeInTheDocument();
    unmount();
    renderWithTexts(<OwnWords passport={createPassport({ ...item, note: undefined, sealedNote: undefined })} />);
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });
});

const receipt: ItemFile = {
  ...{ id: 'f1', kind: 'receipt', upload: 'u1', name: 'receipt.pdf', type: 'application/pdf', size: 9, date: null, note: '' },
  addedAt: '2026-11-01T12:00:00+08:00',
};
const atHome = { ...coat, plan: 'own', state: 'at-home', brand: null } as const;
const FORMS = [
  { piece: createPassport(coat), opener: 'Edit name, note, season and occasion', field: /^Note/ },
  { piece: createPassport(atHome, { files: [] }), opener: 'Edit details', field: /^Brand/ },
  { piece: createPassport(coat, { files: [receipt] }), opener: 'Date and note of receipt.pdf', field: /^Note/ },
];
const pressClose = async () => user.click((await screen.findAllByRole('button', { name: 'Close' }))[0] ?? expect.fail());
const ways = { 'its button': pressClose, Escape: () => user.keyboard('{Escape}'), Back: () => window.history.back() };

it.each(Object.entries(ways).flatMap(([way, close]) => FORMS.map((form) => ({ ...form, way, close }))))(
  'a passport that is closed by $way over "$opener" asks first, and discards only when told to',
  async ({ piece, opener, field, close }) => {
    server.use(
      onCall('item', () => ok({ item: piece, currency: 'HKD', version: 1 })),
      onCall('wardrobeSummary', () => ok({ countsByState: [], plan: null, collection: null })),
    );
    const Room = () =>
      useQueryValue('item') ? <PassportDrawer id="coat" listed={piece} onClose={() => (closed += 1)} onAction={() => undefined} /> : null;
    standAt('/items');
    window.history.pushState(null, '', '/items?item=coat');
    renderWithTexts(<Room />);
    await user.click(await screen.findByRole('button', { name: opener }));
    await user.type(await screen.findByRole('textbox', { name: field }), 'From Grandma');
    await close();
    await user.click(await screen.findByRole('button', { name: 'Keep editing' }));
    expect(closed).toBe(0);
    expect(await screen.findByRole('textbox', { name: field })).toHaveValue('From Grandma');
    await waitFor(() => expect(window.location.search).toBe('?item=coat'));
    await pressClose();
    await user.click(await screen.findByRole('button', { name: 'Discard' }));
    expect(closed).toBe(1);
  },
);
