import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { getCountries } from 'libphonenumber-js/min';
import { describe, expect, it, vi } from 'vitest';
import { PhoneField } from '@/components/ui/forms/phone-field';
import { renderWithTexts } from '@/tests/setup/render-with-texts';

const CODES = [
  { code: '+852', label: 'Hong Kong (+852)' },
  { code: '+65', label: 'Singapore (+65)' },
];

function Phone() {
  const [phone, setPhone] = useState({ contactPhoneCode: '+65', contactPhone: '' });
  return <PhoneField label="Phone" {...phone} codes={CODES} onChange={(part) => setPhone((known) => ({ ...known, ...part }))} />;
}
const number = () => screen.getByRole<HTMLInputElement>('textbox');
const list = () => screen.getByRole<HTMLSelectElement>('combobox');
const shown = () => [list().value.split(' ')[0], number().value];

describe('a phone number with the code of its country', () => {
  it.each(['+852 5123 4567', '00852-5123-4567', '(852)51234567', '＋８５２５１２３４５６７'])(
    'sets the list when it is left: %s',
    async (typed) => {
      renderWithTexts(<Phone />);
      await userEvent.type(number(), typed);
      expect(shown()).toEqual(['+65', typed]);
      await userEvent.tab();
      await waitFor(() => expect(shown()).toEqual(['+852', '5123 4567']));
    },
  );

  it('at once where it is pasted or filled in', async () => {
    renderWithTexts(<Phone />);
    await userEvent.click(number());
    await userEvent.paste('tel:+852-5123-4567');
    await waitFor(() => expect(shown()).toEqual(['+852', '5123 4567']));
    fireEvent.change(number(), { target: { value: '\u202a+65\u00a08123\u00a04567\u202c' } });
    await waitFor(() => expect(shown()).toEqual(['+65', '8123 4567']));
  });

  it('is left alone while somebody writes, and where it is none', async () => {
    renderWithTexts(<Phone />);
    await userEvent.type(number(), '8123 4567');
    await userEvent.tab();
    await userEvent.type(number(), ' ext');
    await userEvent.tab();
    await act(() => vi.dynamicImportSettled());
    expect(shown()).toEqual(['+65', '8123 4567 ext']);
  });
});

describe('the list', () => {
  it('has every calling region of the world once it is reached for, the usual ones first', async () => {
    renderWithTexts(<Phone />);
    expect(list().options).toHaveLength(2);
    await userEvent.click(list());
    await waitFor(() => expect(list().options).toHaveLength(getCountries().length));
    const labels = Array.from(list().options, ({ text }) => text);
    expect(labels.slice(0, 2)).toEqual(['Hong Kong (+852)', 'Singapore (+65)']);
    expect(labels).toEqual(expect.arrayContaining(['Jamaica (+1)', 'Czechia (+420)', 'Guernsey (+44)', 'Åland Islands (+358)']));
    expect(new Set(labels).size).toBe(labels.length);
  });

  it('keeps the country that was chosen of those that share a code', async () => {
    renderWithTexts(<Phone />);
    await userEvent.click(list());
    await waitFor(() => expect(list().options.length).toBeGreaterThan(200));
    await userEvent.selectOptions(list(), 'Jamaica (+1)');
    expect(list().selectedOptions[0]?.text).toBe('Jamaica (+1)');
    await userEvent.type(number(), '+44 20 7946 0958');
    await userEvent.tab();
    await waitFor(() => expect(shown()).toEqual(['+44', '20 7946 0958']));
  });
});
