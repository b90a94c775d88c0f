import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { RegionModal } from '@/components/layout/region-modal';
import { renderWithTexts } from '@/tests/setup/render-with-texts';
import { standIn } from '@/tests/setup/stand-in';

await standIn(import('next/router'), { useRouter: () => ({ asPath: '/login', events: { on: () => undefined, off: () => undefined } }) });

const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));
const isOpen = () => document.querySelector<HTMLDialogElement>('[data-region-question]')?.open;
afterEach(() => vi.useRealTimers());

it('leaves the keys to whoever types, also between two fields, and asks once the field has been left', () => {
  vi.useFakeTimers();
  const shell = { locale: 'en', route: 'login', year: 2026 } as never;
  const page = (
    <>
      <input aria-label="Email" ref={(field) => field?.focus()} />
      <button>Pay</button>
      <RegionModal shell={shell} region="sg" onAnswered={() => undefined} />
    </>
  );
  renderWithTexts(page);
  const field = screen.getByLabelText('Email');
  pass(60_000);
  expect(isOpen()).toBe(false);
  // Enter sends the step, and for a moment nothing has the focus.
  fireEvent.keyDown(field, { key: 'Enter' });
  act(() => field.blur());
  pass(1000);
  expect(isOpen()).toBe(false);
  act(() => field.focus());
  pass(60_000);
  expect(isOpen()).toBe(false);
  act(() => field.blur());
  // A dialog, or a payment that is under way, is not covered either.
  const other = document.body.appendChild(document.createElement('dialog'));
  other.open = true;
  pass(60_000);
  expect(isOpen()).toBe(false);
  other.remove();
  const button = screen.getByRole('button', { name: 'Pay' });
  button.ariaBusy = 'true';
  pass(60_000);
  expect(isOpen()).toBe(false);
  button.ariaBusy = 'false';
  pass(3000);
  expect(isOpen()).toBe(true);
});
