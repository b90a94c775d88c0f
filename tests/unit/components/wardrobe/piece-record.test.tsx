import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { PassportDrawer } from '@/components/wardrobe/passport/passport-drawer';
import { held, LARGEST, WHOLE, zoomedAt } from '@/components/wardrobe/passport/use-zoom';
import type { ItemPassport } from '@/lib/contract/wardrobe-calls';
import { renderWithTexts } from '@/tests/setup/render-with-texts';
import { createItem, createPassport } from '@/tests/builders/wardrobe-items';
import { onCall, startApiServer, ok } from '@/tests/setup/api-server';
import { standIn } from '@/tests/setup/stand-in';

// jsdom has no pointer capture.
Element.prototype.setPointerCapture = () => undefined;
// Where the piece stands is of no matter here, and asks for a whole page around it.
await standIn(import('@/components/wardrobe/passport/passport-standing'), { PassportStanding: () => null });

const server = startApiServer();
const user = userEvent.setup({ delay: null });
const coat = createItem(0, { id: 'coat', name: 'Camel wool coat' });
const shots = (...names: string[]): ItemPassport['gallery'] =>
  names.map((name, index) => ({ name, view: index === 0 ? 'front' : 'back', takenAt: '2026-03-02T12:00:00+08:00' }));

function answerWith(passport: Partial<ItemPassport>) {
  server.use(onCall('item', () => ok({ item: createPassport(coat, passport), currency: 'HKD', version: 1 })));
}

function open() {
  return renderWithTexts(<PassportDrawer id="coat" listed={coat} onClose={() => undefined} onAction={() => undefined} />);
}

describe('the pictures of a piece', () => {
  it('show the one of the list before its passport is there', async () => {
    server.use(onCall('item', () => new Promise<never>(() => undefined)));
    open();
    const large = await screen.findByRole('button', { name: 'Enlarge: Camel wool coat, Front' });
    expect(large.querySelector('img')?.getAttribute('src')).toContain(coat.picture.name);
  });

  it('have no controls for a choice where there is one', async () => {
    answerWith({ gallery: shots('garment-camel-wool-coat') });
    open();
    await screen.findByRole('heading', { name: 'Worn' });
    expect(screen.queryByRole('list', { name: 'Photos' })).toBeNull();
    await user.click(screen.getByRole('button', { name: /^Enlarge/ }));
    const viewer = await screen.findByRole('dialog', { name: 'Camel wool coat, Front' });
    expect(within(viewer).queryByRole('button', { name: 'Next photo' })).toBeNull();
  });

  it('grow and shrink by keys, and go on to the next', async () => {
    answerWith({ gallery: shots('garment-camel-wool-coat', 'garment-stone-trench') });
    open();
    await screen.findByRole('list', { name: 'Photos' });
    await user.click(screen.getByRole('button', { name: /^Enlarge/ }));
    const viewer = await screen.findByRole('dialog', { name: 'Camel wool coat, Front' });
    const stage = within(viewer).getByRole('group');
    expect(stage).toHaveFocus();
    await user.keyboard('++');
    expect(within(viewer).getByText('225 %')).toBeVisible();
    await user.keyboard('-0');
    expect(within(viewer).getByText('100 %')).toBeVisible();
    fireEvent.wheel(stage, { deltaY: -400 });
    await waitFor(() => expect(within(viewer).queryByText('100 %')).toBeNull());
    await user.keyboard('0{ArrowRight}');
    expect(await screen.findByRole('dialog', { name: 'Camel wool coat, Back' })).toBeVisible();
    await user.click(within(viewer).getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog', { name: 'Camel wool coat, Back' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Enlarge: Camel wool coat, Back' })).toHaveFocus();
  });
});

it('the pictures of a piece follow a finger that goes across, small and enlarged', async () => {
  answerWith({ gallery: shots('garment-camel-wool-coat', 'garment-stone-trench') });
  open();
  await screen.findByRole('list', { name: 'Photos' });
  const swipe = (element: Element, across: number, down = 0) => {
    const finger = { pointerId: 1, pointerType: 'touch', isPrimary: true };
    fireEvent.pointerDown(element, { ...finger, clientX: 200, clientY: 200 });
    fireEvent.pointerUp(element, { ...finger, clientX: 200 + across, clientY: 200 + down });
  };
  swipe(screen.getByRole('button', { name: 'Enlarge: Camel wool coat, Front' }), -90);
  const back = screen.getByRole('button', { name: 'Enlarge: Camel wool coat, Back' });
  // Whoever scrolls does not turn the page.
  swipe(back, -50, 120);
  await user.click(back);
  const viewer = await screen.findByRole('dialog', { name: 'Camel wool coat, Back' });
  swipe(within(viewer).getByRole('group'), 90);
  expect(await screen.findByRole('dialog', { name: 'Camel wool coat, Front' })).toBeVisible();
});

describe('an enlarged picture', () => {
  const box = { width: 300, height: 400 };

  it('keeps what is under the finger where it is', () => {
    const at = { x: 50, y: -80 };
    const { scale, x, y } = zoomedAt(WHOLE, 2, at, box);
    expect(scale).toBe(2);
    // A point of the picture stands at its place times the scale, moved.
    expect([at.x * scale + x, at.y * scale + y]).toEqual([at.x, at.y]);
  });

  it('never leaves its frame, and is never smaller than it', () => {
    expect(held({ scale: 2, x: 900, y: -900 }, box)).toEqual({ scale: 2, x: 150, y: -200 });
    expect(held({ scale: 0.2, x: 5, y: 5 }, box)).toEqual(WHOLE);
    expect(zoomedAt(WHOLE, 100, { x: 0, y: 0 }, box).scale).toBe(LARGEST);
  });
});

it('the history of a piece tells the floor of its member from the price of the team', async () => {
  const event = { kind: 'price', state: null, condition: null, service: null, note: '' } as const;
  const history = [
    { ...event, id: 'floor', at: '2026-03-04T12:00:00+08:00', by: 'member', amount: 20_000 } as const,
    { ...event, id: 'proposal', at: '2026-03-03T12:00:00+08:00', by: 'team', amount: 64_000 } as const,
  ];
  answerWith({ history });
  open();
  expect(await screen.findByText('Your minimum price · HK$200')).toBeVisible();
  expect(screen.getByText('Price · HK$640')).toBeVisible();
});

describe('the care log', () => {
  it('says what was done, when, by whom, and on which invoice', async () => {
    answerWith({
      careLog: [
        {
          id: 'r-0',
          service: 'repair',
          status: 'done',
          begunAt: '2026-10-02T02:00:00Z',
          // The next day there.
          doneAt: '2026-10-09T17:00:00Z',
          note: 'The left cuff',
          condition: 'good',
          finding: null,
          price: 14_000,
          billing: 'invoiced',
          invoice: { id: 'inv-1', number: 'HK-2026-000123' },
        },
        {
          id: 'r-1',
          service: 'authentication',
          status: 'under-way',
          begunAt: '2026-11-10T02:00:00Z',
          doneAt: null,
          note: '',
          condition: null,
          finding: null,
          price: 30_000,
          billing: 'pending',
          invoice: null,
        },
      ],
    });
    open();
    const log = await screen.findByRole('region', { name: 'Care log' });
    const [repair, authentication] = within(log).getAllByRole('listitem');
    expect(repair).toHaveTextContent('Repair' + 'HK$140' + 'Done on 10 Oct 2026' + 'By our care team');
    expect(repair).toHaveTextContent('Your request: The left cuff');
    expect(within(log).getByRole('link', { name: 'Invoice HK-2026-000123' })).toHaveAttribute('href', '/billings/inv-1');
    expect(authentication).toHaveTextContent(/Under way since.*By two of our authenticators.*on your next invoice/);
  });
});
