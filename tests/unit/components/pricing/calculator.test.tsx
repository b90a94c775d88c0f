import { readStored, REFERRAL_STORAGE_KEY, writeStored } from '@/lib/browser/storage';
import { ARRIVAL_PLACE, couponPlace } from '@/components/pricing/saved-draft';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CalculatorSection } from '@/components/pricing/calculator-section';
import type { ShownPackage } from '@/components/pricing/pricing-props';
import type { ServiceType } from '@/lib/config/routes';
import type { PackageName } from '@/lib/contract/package-selection';
import { withReferralCode } from '@/lib/domain/referral/referral-code';
import { HK_PRICES as PRICES } from '@/tests/builders/basket';
import { listen } from '@/tests/setup/listen';
import { events, follow, standAt } from '@/tests/setup/memory-router';
import { renderWithTexts } from '@/tests/setup/render-with-texts';
import texts from '@/locales/en/pricing.json';
import { standIn } from '@/tests/setup/stand-in';

const refreshPriceService = vi.fn(async () => null as unknown);
await standIn(import('@/services/pricing/prices'), { refreshPriceService });

let isWide = false;
vi.stubGlobal('matchMedia', () => ({ matches: isWide, addEventListener: () => undefined, removeEventListener: () => undefined }));

const TITLES = { x: 'x', lite: 'lite', luxe: 'luxe', pix: 'pix', consignment: 'Consignment', serviceApartment: 'Serviced apartment' };

function soldAs(name: PackageName): ShownPackage {
  return {
    package: name,
    name: TITLES[name],
    tagline: 'tagline',
    description: 'description',
    bestFor: 'best for',
    inclusions: [`${name} included`],
    exclusions: [`${name} excluded`],
    ...(name === 'x' ? { variants: (['basic', 'plus'] as const).map((xType) => ({ xType, name: xType, text: xType })) } : {}),
    picture: { name: 'a', width: 4, height: 3, widths: [480], placeholder: '#fff' },
  };
}

const pageOf = (packages: readonly PackageName[], prices: typeof PRICES | null, type: ServiceType) => (
  <CalculatorSection type={type} packages={packages.map(soldAs)} packageTitles={TITLES} prices={prices} termsVersion="2026-09-01" />
);

function open({
  packages = ['x', 'lite', 'serviceApartment'] as PackageName[],
  prices = PRICES as typeof PRICES | null,
  type = 'sell' as ServiceType,
} = {}) {
  return renderWithTexts(pageOf(packages, prices, type));
}

const total = () => screen.getByTestId('basket-total');
const card = (name: string) => screen.getByRole('article', { name });

beforeEach(() => {
  standAt('/services-pricing');
  // What a card says when it is opened waits until it comes into sight.
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
});
afterEach(() => {
  refreshPriceService.mockClear();
});

describe('the calculator', () => {
  it('shows a sentence while nothing is chosen: no zero, no rows of dashes, nothing to press', async () => {
    open();
    expect(screen.queryByTestId('basket-total')).not.toBeInTheDocument();
    const basket = screen.getByRole('complementary', { name: texts.summary.heading });
    expect(within(basket).getByRole('status')).toHaveTextContent(texts.summary.empty);
    expect(basket).not.toHaveTextContent('–');
    expect(within(basket).queryByRole('button')).not.toBeInTheDocument();
    expect(document.querySelector('[data-foot-bar]')).toBeNull();
    await userEvent.click(within(card('x')).getByRole('radio', { name: /^20/ }));
    expect(within(basket).getByRole('status')).toHaveTextContent('HK$880');
    await waitFor(() => expect(document.querySelector('[data-foot-bar]')).toHaveTextContent('HK$880'));
  });

  it('has the breakdown in the first render, and no bar at the foot of a window that shows both', () => {
    isWide = true;
    open({ type: 'store' });
    isWide = false;
    expect(screen.getByRole('button', { name: texts.summary.book })).toBeInTheDocument();
    expect(document.querySelector('[data-foot-bar]')).toBeNull();
  });

  it.each([
    ['store', 'HK$880'],
    ['digitise', 'HK$900'],
  ] as const)('begins with twenty pieces to %s, which can be taken out and stay out', async (type, sum) => {
    const { unmount } = open({ type });
    // In the first render, which is the server's too: nothing moves when the page is hydrated.
    expect(total()).toHaveTextContent(sum);
    expect(window.localStorage).toHaveLength(0);
    await userEvent.click(await screen.findByRole('button', { name: /^Remove / }));
    expect(screen.getByText(texts.summary.empty)).toBeInTheDocument();
    unmount();
    open({ type });
    await waitFor(() => expect(screen.getByText(texts.summary.empty)).toBeInTheDocument());
  });

  it('says below the total what a month costs, and what comes after the term', async () => {
    open();
    await userEvent.click(within(card('x')).getByRole('radio', { name: /^20/ }));
    const [note] = await screen.findAllByTestId('after-term');
    expect(note).toHaveTextContent('Then HK$880 a month until you stop.');
    await userEvent.click(screen.getByRole('radio', { name: /3 months/ }));
    expect(note).toHaveTextContent('That is HK$836 a month. Then HK$836 a month until you stop.');
  });

  it('adds up what is chosen, at the discount of the term', async () => {
    open();
    await userEvent.click(within(card('x')).getByRole('radio', { name: /^20/ }));
    expect(total()).toHaveTextContent('HK$880');
    await userEvent.click(within(card('lite')).getByRole('button', { name: /one more/ }));
    expect(total()).toHaveTextContent('HK$1,000');
    await userEvent.click(screen.getByRole('radio', { name: /6 months/ }));
    expect(total()).toHaveTextContent('HK$5,400');
    await userEvent.click(within(card('x')).getByRole('radio', { name: 'plus' }));
    expect(total()).toHaveTextContent('HK$6,350.40');
  });

  it('begins at its first panel after a navigation, as the specification says', async () => {
    open();
    await userEvent.click(within(card('x')).getByRole('radio', { name: /^20/ }));
    await userEvent.click(screen.getByRole('button', { name: new RegExp(texts.calculator.compare) }));
    expect(screen.getByRole('group', { name: texts.calculator.compare })).toBeVisible();
    act(() =>
      events.on.mock.calls.filter(([name]) => name === 'routeChangeStart').forEach(([, listener]) => listener('/', { shallow: false })),
    );
    expect(screen.getByRole('group', { name: texts.calculator.choose })).toBeVisible();
  });

  it('holds a list of apartments, each with its size', async () => {
    open();
    const apartments = within(card('Serviced apartment'));
    await userEvent.click(apartments.getByRole('button', { name: 'Add an apartment' }));
    await userEvent.click(apartments.getByRole('button', { name: 'Add an apartment' }));
    await userEvent.click(within(apartments.getByRole('group', { name: 'Apartment 2' })).getByRole('radio', { name: /^40/ }));
    expect(total()).toHaveTextContent('HK$2,010');
    await userEvent.click(apartments.getByRole('button', { name: 'Remove apartment 1' }));
    expect(total()).toHaveTextContent('HK$1,560');
    expect(apartments.getByRole('button', { name: 'Add an apartment' })).toHaveFocus();
  });

  it('asks for photographs from twenty on', async () => {
    open({ packages: ['pix'] });
    await userEvent.click(screen.getByRole('radio', { name: /^20/ }));
    expect(total()).toHaveTextContent('HK$900');
  });

  it('shows all costs in a second tap: fees of the address and a year with deliveries and an early exit', async () => {
    open();
    await userEvent.click(within(card('x')).getByRole('radio', { name: /^20/ }));
    await userEvent.click(screen.getAllByRole('button', { name: 'See all costs' })[0] ?? document.body);
    // The costs are a part of their own, which is fetched when it is asked for.
    await userEvent.click(await screen.findByRole('checkbox', { name: /No lift/ }));
    expect(total()).toHaveTextContent('HK$970');
    expect(screen.getByText('All-in cost').nextSibling).toHaveTextContent('HK$9,066');
    for (const button of screen.getAllByRole('button', { name: 'Book and pay' })) expect(button).toBeEnabled();
  });

  it('opens the basket of a link and says so', async () => {
    standAt('/services-pricing?quote=xp20.m6');
    open();
    await waitFor(() => expect(total()).toHaveTextContent('HK$5,702.40'));
    expect(await screen.findByText(texts.link.read)).toBeInTheDocument();
    await waitFor(() => expect(window.location.search).toBe(''));
  });

  it('leaves the address alone once the visitor has gone on', async () => {
    standAt('/services-pricing?quote=xp20.m6');
    const { unmount } = open();
    unmount();
    await import('@/components/pricing/read-arrival');
    await act(() => new Promise((resolve) => setTimeout(resolve)));
    expect(window.location.search).toBe('?quote=xp20.m6');
  });

  it.each([
    ['take', 'HK$5,702.40'],
    ['keep', 'HK$1,600'],
  ] as const)('asks once which basket counts where a link brings another: %s', async (way, sum) => {
    const { unmount } = open();
    await userEvent.click(within(card('x')).getByRole('radio', { name: /^40/ }));
    unmount();
    standAt('/services-pricing?type=store&quote=xp20.m6#calculator');
    open();
    expect(
      await screen.findByText(
        /The link holds 20 pieces for 6 months, HK\$5,702\.40\. Your basket here holds 40 pieces for 1 month, HK\$1,600\./,
      ),
    ).toBeVisible();
    expect(total()).toHaveTextContent('HK$1,600');
    await userEvent.click(screen.getByRole('button', { name: texts.arrival[way] }));
    expect(total()).toHaveTextContent(sum);
  });

  it('opens the basket of the home page’s estimate, of which nobody needs to be told', async () => {
    standAt('/services-pricing?type=store&quote=xp20.m6#calculator');
    open();
    await waitFor(() => expect(total()).toHaveTextContent('HK$5,702.40'));
    expect(screen.queryByText(texts.link.read)).not.toBeInTheDocument();
  });

  it('takes up the code of a link, also of one that is followed while the calculator stands already', async () => {
    const said = (code: string) => texts.link.coupon.replace('{{code}}', code);
    standAt('/services-pricing?coupon=HELLO-1');
    open();
    expect(await screen.findByText(said('HELLO-1'))).toBeInTheDocument();
    follow('/services-pricing?coupon=HELLO-2');
    expect(await screen.findByText(texts.arrival.codeTitle)).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: texts.arrival.take }));
    expect(await screen.findByText(said('HELLO-2'))).toBeInTheDocument();
    expect(window.location.search).toBe('');
  });

  it('takes up what was brought to a page that was left before hydration, once', async () => {
    writeStored(ARRIVAL_PLACE, `coupon=HELLO-1&quote=xp20.m6&at=${Date.now() - 29 * 86_400_000}`);
    open();
    await waitFor(() => expect(total()).toHaveTextContent('HK$5,702.40'));
    expect(readStored(couponPlace('hk'))).toBe('HELLO-1');
    expect(readStored(ARRIVAL_PLACE)).toBeNull();
  });

  it('says aloud what became of a link that is followed while it stands', async () => {
    open();
    const spoken = listen();
    expect(spoken()).not.toContain('HELLO');
    follow('/services-pricing?coupon=HELLO-1');
    const said = texts.link.coupon.replace('{{code}}', 'HELLO-1');
    expect(await screen.findByText(said)).toBeInTheDocument();
    expect(spoken()).toContain(said);
  });

  it('says when a link cannot be read', async () => {
    standAt('/services-pricing?quote=%3Cscript%3E');
    open();
    expect(await screen.findByText(texts.link.unreadable)).toBeInTheDocument();
    expect(screen.getByText(texts.summary.empty)).toBeInTheDocument();
  });

  it("takes today's prices over once something is chosen", async () => {
    const dearer = PRICES.shoppingCarts.map((entry) =>
      'package' in entry && entry.package === 'lite' ? { ...entry, unitPrice: 99_900 } : entry,
    );
    refreshPriceService.mockResolvedValueOnce({
      memberships: PRICES.memberships,
      timeslotInformation: [],
      shoppingCarts: dearer,
      referralProgram: null,
      districts: [],
    });
    open();
    expect(refreshPriceService).not.toHaveBeenCalled();
    await userEvent.click(within(card('lite')).getByRole('button', { name: /one more/ }));
    await waitFor(() => expect(total()).toHaveTextContent('HK$999'));
    expect(refreshPriceService).toHaveBeenCalledTimes(1);
  });

  it("asks at once for a friend's friend, whose reward no page was built with", async () => {
    window.localStorage.setItem(REFERRAL_STORAGE_KEY, withReferralCode(null, 'MEILING', Date.now()));
    open();
    await waitFor(() => expect(refreshPriceService).toHaveBeenCalledTimes(1));
  });

  it('says "price on request" without a price list, and shows no figure', async () => {
    open({ prices: null });
    expect((await screen.findAllByText('Price on request')).length).toBeGreaterThan(2);
    expect(screen.queryByText(/HK\$/)).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Ask for a price' })).toHaveAttribute('href', '/contact-us?topic=order');
  });

  it('shows that lite is not itemised without opening anything', () => {
    open();
    expect(within(card('lite')).getByText('Please note').closest('p')).toHaveTextContent('lite excluded');
  });
});

it('offers no order to go on with once another tab has placed it', async () => {
  localStorage.setItem('draft:order.hk', '{}');
  open({ type: 'store' });
  const strip = await screen.findByTestId('waiting-order');
  localStorage.removeItem('draft:order.hk');
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'draft:order.hk' })));
  expect(strip).not.toBeInTheDocument();
});
