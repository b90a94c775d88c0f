import { screen, waitFor } from '@testing-library/react';
import { renderWithTexts } from '@/tests/setup/render-with-texts';
import { HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import type { Settlement } from '@/lib/contract/wardrobe';
import { queryClient } from '@/services/http/query-client';
import { onCall, no } from '@/tests/setup/api-server';
import { SettlementLine } from '@/components/wardrobe/passport/sale-section';
import { open, password, startPayouts } from './open-payout-panel';

const { server, user, sent, keep } = startPayouts();

describe('where the money goes', () => {
  it('is asked for with the region’s own ways, and then shown by its last digits', async () => {
    keep(null);
    open();
    expect((await screen.findAllByRole('radio')).map((radio) => (radio as HTMLInputElement).value)).toEqual(['fast', 'bank', 'credit']);
    expect(screen.getByRole('radio', { name: /^FPS/ })).toBeChecked();
    expect(screen.getByText(/Worth 10% more/)).toBeInTheDocument();
    await user.click(screen.getByRole('radio', { name: /^Bank transfer/ }));
    await user.type(screen.getByRole('textbox', { name: 'Name of the account holder' }), 'Mei Ling Chan');
    await user.type(screen.getByRole('textbox', { name: 'Bank code' }), '004');
    await user.type(screen.getByRole('textbox', { name: 'Account number' }), '808 123456 838');
    await user.type(password(), 'correct horse 7');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText(/Bank transfer ••• 6838/)).toBeInTheDocument();
    expect(sent).toEqual([
      { method: 'bank', holder: 'Mei Ling Chan', bankCode: '004', account: '808 123456 838', password: 'correct horse 7' },
    ]);
    expect(screen.getByRole('button', { name: 'Change' })).toHaveFocus();
    expect(
      queryClient()
        .getQueryCache()
        .getAll()
        .some(({ state }) => JSON.stringify(state.data ?? '').includes('123456')),
    ).toBe(false);
    expect(
      queryClient()
        .getQueryCache()
        .getAll()
        .some(({ state }) => JSON.stringify(state.data ?? '').includes('correct horse')),
    ).toBe(false);
  });

  it('is PayNow in Singapore, and says what is wrong with a number where it is', async () => {
    keep(null);
    open('sg');
    await user.type(await screen.findByRole('textbox', { name: 'Name of the account holder' }), 'Daniel Tan');
    const number = screen.getByRole('textbox', { name: 'Mobile number' });
    await user.type(number, '5550 1234');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(number).toHaveFocus());
    expect(number).toHaveAccessibleDescription('Enter a Singapore mobile number of eight digits.');
    expect(sent).toEqual([]);
    expect(screen.getByRole('radio', { name: /^PayNow/ })).toBeChecked();
  });

  it('keeps what was typed when it could not be saved', async () => {
    keep(null, () => no(500, 'INTERNAL'));
    open();
    await user.type(await screen.findByRole('textbox', { name: 'Name of the account holder' }), 'Mei');
    const number = screen.getByRole('textbox', { name: 'Mobile number or FPS identifier' });
    await user.type(number, '55501234');
    await user.type(password(), 'correct horse 7');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('alert')).toBeInTheDocument();
    expect(number).toHaveValue('55501234');
  });

  it('is changed without showing the old number, and left as it was on second thoughts', async () => {
    keep({ method: 'fast', holder: 'Mei', ending: '234' });
    open();
    await user.click(await screen.findByRole('button', { name: 'Change' }));
    await waitFor(() => expect(screen.getByRole('radio', { name: /^FPS/ })).toHaveFocus());
    expect(screen.getByRole('textbox', { name: 'Mobile number or FPS identifier' })).toHaveValue('');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.getByText(/FPS ••• 234/)).toBeInTheDocument();
    expect(sent).toEqual([]);
  });

  it('is not asked where the provider does not offer it', async () => {
    server.use(onCall('payout', () => HttpResponse.json({ statusCode: 404, message: 'no', data: null }, { status: 404 })));
    const { container } = open();
    await waitFor(() => expect(container.querySelector('form, [aria-busy], button')).toBeNull());
  });
});

describe('a settlement', () => {
  const base: Settlement = { state: 'due', method: 'bank', ending: '6838', amount: 56_400, on: '2026-12-01T10:00:00+08:00' };
  it.each<[Partial<Settlement>, RegExp]>([
    [{ state: 'wanted', method: null, ending: '', on: null }, /Tell us how to pay you.*HK\$564/],
    [{}, /Payout due.*HK\$564 · Bank transfer ••• 6838 · .*1 Dec/],
    [{ state: 'on-its-way' }, /Payout on its way.*6838/],
    [{ state: 'paid', method: 'credit', ending: '', amount: 62_040 }, /Paid out.*HK\$620\.40 · Store credit/],
    [{ state: 'paid', method: null, ending: '' }, /Paid out.*HK\$564 · /],
  ])('%j says where the money is', (part, words) => {
    const { container } = renderWithTexts(<SettlementLine settlement={{ ...base, ...part }} currency="HKD" />);
    expect(container).toHaveTextContent(words);
  });
});
