import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent as realUser } from '@testing-library/user-event';
import { HttpResponse, type HttpResponseResolver } from 'msw';
import { describe, expect, it } from 'vitest';
import { PlanRoom } from '@/components/plan/plan-room';
import type { EndpointName } from '@/lib/contract/endpoints';
import type { Plan, StorageTerm } from '@/lib/contract/plan';
import { onCall, startApiServer, ok } from '@/tests/setup/api-server';
import { SITES } from '@/tests/builders/sites';
import { renderWithTexts } from '@/tests/setup/render-with-texts';
import plan from '@/locales/en/plan.json';
import { standIn } from '@/tests/setup/stand-in';

/** The card form is another origin's. */
await standIn(import('@/components/payments/pay-panel'), {
  PayPanel: ({
    label,
    send,
    onPaid,
  }: {
    label: string;
    send: (nonce: string, key: string) => Promise<{ kind: string }>;
    onPaid: () => void;
  }) => (
    <button
      type="button"
      onClick={() => void send('a-nonce', 'a-key-of-sixteen').then(({ kind }) => (kind === 'ok' ? onPaid() : undefined))}
    >
      {label}
    </button>
  ),
});

const server = startApiServer();
const user = realUser.setup({ delay: null });

const ENDING: StorageTerm = {
  id: 'o1',
  number: 'O-HK-100001',
  currency: 'HKD',
  state: 'running',
  startedOn: '2026-11-12',
  paidUntil: '2026-12-12',
  monthsUsed: 1,
  paid: 88_000,
  used: 88_000,
  refund: 0,
  toCard: 0,
  asCredit: 0,
  endsOn: '2026-12-12',
};
const PLAN: Plan = {
  id: 'o1',
  number: 'O-HK-100001',
  currency: 'HKD',
  state: 'running',
  startedOn: '2026-11-12',
  months: 1,
  percent: 0,
  lines: [
    {
      package: 'x',
      xType: 'basic',
      quantity: 20,
      price: 88_000,
      priceToday: 90_000,
      coverLimit: 800_000,
      options: [
        { quantity: 10, price: 49_000, now: null },
        { quantity: 20, price: 88_000, now: null },
        { quantity: 40, price: 160_000, now: 36_000 },
      ],
    },
  ],
  renewal: { on: '2026-12-12', months: 1, amount: 88_000 },
  periods: [
    { months: 1, percent: 0 },
    { months: 6, percent: 10 },
  ],
  next: null,
  closed: null,
  ending: ENDING,
  endsOn: null,
  canGoOn: false,
};
const METER = {
  packages: [{ package: 'x' as const, itemsUsed: 12, itemsAllowed: 20 }],
  itemsUsed: 12,
  itemsAllowed: 20,
  freeDeliveriesLeft: 1,
  freeDeliveriesAllowed: 1,
  renewsOn: '2026-12-01',
};

const ENDED = { id: 'o1', endsOn: '2026-12-12', refund: 0, toCard: 0, asCredit: 0, status: 'done' };

let plans: Plan[] = [];
function show(
  given: Partial<Plan>[],
  meter: (typeof METER & { begins?: { on: string | null; freeDeliveries: number } }) | null = METER,
  locale: 'en' | 'en-SG' = 'en',
) {
  plans = given.map((fields) => ({ ...PLAN, ...fields }));
  server.use(onCall('storagePlan', () => ok({ meter, plans })));
  renderWithTexts(<PlanRoom />, { locale });
}
/** Answers a call about that plan. @returns what was sent with it */
function hear(name: EndpointName, answer: () => object) {
  const asked: { body: unknown } = { body: null };
  const heard: HttpResponseResolver = async ({ request }) => {
    asked.body = await request.json();
    return ok(answer());
  };
  server.use(onCall(name, heard, { params: { id: 'o1' } }));
  return asked;
}
const valueOf = (term: string) => screen.getByText(term).nextSibling?.textContent;

describe('a plan that runs', () => {
  it.each(SITES)('says in $country what it is, what it costs, when it renews and what is kept', async ({ locale, currency, sign }) => {
    show([{ currency }], METER, locale);
    await screen.findByRole('heading', { name: 'Order O-HK-100001' });
    expect(screen.getByText('12 of 20 places')).toBeVisible();
    expect(valueOf(plan.fact.price)).toBe(`${sign}880 a month`);
    expect(valueOf(plan.fact.lock)).toBe(`Kept as agreed; new customers pay ${sign}900 a month`);
    expect(valueOf(plan.fact.term)).toBe('1 month from 12 November 2026, then month by month');
    // The last day that is paid for, not the one after it.
    expect(valueOf(plan.fact.paidUntil)).toBe('11 December 2026');
    expect(valueOf(plan.fact.renews)).toBe(`12 December 2026: ${sign}880 for a month`);
    expect(screen.getByText(`Up to ${sign}8,000 per piece`)).toBeVisible();
  });

  it.each([
    ['2026-12-10', 'Your plan begins on Thu, 10 Dec'],
    [null, 'Your plan begins with your first collection'],
  ])('that has not begun says when free deliveries come, not when they renew: %s', async (on, begins) => {
    show([{ state: 'coming' }], { ...METER, begins: { on, freeDeliveries: 1 } });
    const said = await screen.findByText(/Free deliveries a month from then on: 1\.$/);
    expect(said).toHaveTextContent(begins);
    expect(screen.queryByText(/renews Tue/)).toBeNull();
    // Only one of the packages includes any.
    cleanup();
    show([{ state: 'coming' }], { ...METER, begins: { on, freeDeliveries: 0 } });
    expect(await screen.findByText(`${begins}.`)).toBeVisible();
  });

  it.each(SITES)('sells more places at the sum of the server, and says what it costs afterwards ($country)', async (site) => {
    const { locale, currency, sign } = site;
    show([{ currency }], METER, locale);
    const asked = hear('morePlaces', () => ({ id: 'o1', quantity: 40, invoice: { id: 'i1' } }));
    await user.click(await screen.findByRole('button', { name: plan.more.open }));
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([`40 places, ${sign}1,600/month`]);
    expect(valueOf('Payable today, for the time until 11 December 2026')).toBe(`${sign}360`);
    expect(valueOf(plan.more.afterwards)).toBe(`${sign}1,600 a month`);
    await user.click(screen.getByRole('button', { name: `Pay ${sign}360` }));
    expect(await screen.findByText(/^Done: you now have 40 places\./)).toBeVisible();
    expect(asked.body).toEqual({ line: 0, was: 20, quantity: 40, amount: 36_000, paymentMethodNonce: 'a-nonce' });
  });

  it('becomes smaller and longer with its renewal, for the sum that is shown, never too small for what is kept', async () => {
    show([{}], { ...METER, packages: [{ package: 'x', itemsUsed: 9, itemsAllowed: 20 }] });
    const next = { from: '2026-12-12', quantities: [10], months: 6, amount: 264_600, isBilled: false };
    const asked = hear('changePlan', () => ((plans = [{ ...PLAN, closed: 'scheduled', next }]), { next }));
    server.use(onCall('keepPlan', () => ((plans = [PLAN]), ok({ id: 'o1' })), { params: { id: 'o1' } }));
    await user.click(await screen.findByRole('button', { name: plan.next.open }));
    expect(screen.getByText(plan.next.same)).toBeVisible();
    await user.selectOptions(screen.getByRole('combobox'), '10');
    await user.click(screen.getByRole('radio', { name: /6 months/ }));
    // Six times 90 % of HK$490.
    expect(valueOf('Charged on 12 December 2026, for 6 months')).toBe('HK$2,646');
    await user.click(screen.getByRole('button', { name: 'Change from 12 December 2026' }));
    expect(asked.body).toEqual({ from: '2026-12-12', quantities: [10], months: 6, amount: 264_600 });
    expect(await screen.findByText('Your plan changes on 12 December 2026. Nothing is charged before then.')).toBeVisible();
    await user.click(await screen.findByRole('button', { name: plan.more.open }));
    expect(screen.getByText(plan.more.closed.scheduled)).toBeVisible();
    await user.click(screen.getByRole('button', { name: plan.scheduled.takeBack }));
    expect(await screen.findByText(plan.next.asItWas)).toBeVisible();
    await waitFor(() => expect(screen.queryByText(/^Changes on/)).toBeNull());
  });

  it('does not offer a size with fewer places than are taken', async () => {
    show([{}]);
    await user.click(await screen.findByRole('button', { name: plan.next.open }));
    expect(screen.getByRole('option', { name: /^10 places/ })).toBeDisabled();
  });

  it('ends with a press that says what comes back, and goes on after another', async () => {
    show([{}]);
    const ended: Plan = { ...PLAN, state: 'ended', renewal: null, ending: null, closed: 'state', endsOn: '2026-12-12', canGoOn: true };
    const asked = hear('endTerm', () => ((plans = [ended]), ENDED));
    server.use(onCall('goOnWithTerm', () => ((plans = [PLAN]), ok({ id: 'o1' })), { params: { id: 'o1' } }));
    await user.click(await screen.findByRole('button', { name: plan.term.end }));
    const dialog = within(await screen.findByRole('dialog', { name: plan.term.title }));
    expect(dialog.getByText(plan.term.nothingBack)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: plan.term.confirm }));
    expect(await screen.findByText('This plan ends on 12 December 2026')).toBeVisible();
    expect(asked.body).toEqual({ refund: 0, endsOn: ENDING.endsOn });
    expect(screen.getByRole('link', { name: plan.ended.deliver })).toHaveAttribute('href', expect.stringContaining('/items?place=stored'));
    await user.click(screen.getByRole('button', { name: plan.ended.goOn }));
    expect(await screen.findByText(plan.ended.goesOn)).toBeVisible();
  });

  it('whose invoice is unpaid says what stays to be paid, and sends that sum along', async () => {
    show([{ ending: { ...ENDING, paid: 49_000, used: 49_000, owed: 49_000 } }]);
    const asked = hear('endTerm', () => ENDED);
    await user.click(await screen.findByRole('button', { name: plan.term.end }));
    expect(screen.getByText(plan.term.owed).nextSibling).toHaveTextContent('HK$490.00');
    expect(screen.getByText(plan.term.owedRule)).toBeVisible();
    await user.click(screen.getByRole('button', { name: plan.term.confirm }));
    await waitFor(() => expect(asked.body).toEqual({ refund: 0, owed: 49_000, endsOn: ENDING.endsOn }));
  });
});

it('a term whose collection was cancelled rests, and gives everything back when it is ended', async () => {
  show(
    [
      {
        state: 'resting',
        renewal: null,
        closed: 'state',
        ending: { ...ENDING, state: 'resting', paid: 139_650, used: 0, refund: 139_650, toCard: 139_650 },
      },
    ],
    null,
  );
  const asked = hear('endTerm', () => ((plans = []), { ...ENDED, endsOn: '2026-11-22', refund: 139_650, toCard: 139_650 }));
  expect(await screen.findByText(plan.stage.resting)).toBeVisible();
  expect(screen.queryByRole('button', { name: plan.more.open })).toBeNull();
  await user.click(screen.getByRole('button', { name: plan.term.endResting }));
  const dialog = within(await screen.findByRole('dialog', { name: plan.term.restingTitle }));
  expect(dialog.queryByText(/months used/)).toBeNull();
  await user.click(dialog.getByRole('button', { name: plan.term.endResting }));
  expect(await screen.findByText('HK$1,396.50 is being refunded to your card.')).toBeVisible();
  expect(asked.body).toEqual({ refund: 139_650 });
});

it('says that there is no plan, and where one begins', async () => {
  show([], null);
  expect(await screen.findByRole('heading', { name: plan.empty.title })).toBeVisible();
  expect(screen.getByRole('link', { name: plan.empty.action })).toHaveAttribute('href', expect.stringContaining('/services-pricing'));
});

it('says that it did not load, with one way to ask again', async () => {
  let isUp = false;
  server.use(onCall('storagePlan', () => (isUp ? ok({ meter: METER, plans: [PLAN] }) : new HttpResponse(null, { status: 400 }))));
  renderWithTexts(<PlanRoom />);
  const retry = await screen.findByRole('button', { name: /Try again|Retry/ });
  isUp = true;
  await user.click(retry);
  expect(await screen.findByRole('heading', { name: 'Order O-HK-100001' })).toBeVisible();
});
