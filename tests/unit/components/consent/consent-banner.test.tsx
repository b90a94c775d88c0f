import { act, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { ConsentBanner } from '@/components/consent/consent-banner';
import text from '@/content/consent-text/consent-text/en.json';
import type { ConsentText } from '@/lib/contract/content/consent-text';
import { CONSENT_KEY, EVERYTHING } from '@/lib/domain/consent/consent-choice';
import { storeConsent } from '@/services/consent';
import { setSkipCookie } from '@/services/region';
import { renderWithTexts } from '@/tests/setup/render-with-texts';

vi.mock('@/services/consent-text', () => ({ fetchConsentText: () => Promise.resolve(text as unknown as ConsentText) }));

async function ask(isAskedFor: boolean) {
  setSkipCookie();
  const onDecide = vi.fn();
  renderWithTexts(<ConsentBanner locale="en" isAskedFor={isAskedFor} onDecide={onDecide} onUnavailable={() => undefined} />);
  return { onDecide, all: await screen.findByRole('button', { name: text.actions.acceptAll }) };
}

it.each([
  ['takes over', false, 1],
  ['leaves the question open, that the visitor has opened,', true, 0],
])('%s what another tab has answered', async (_what, isAskedFor, times) => {
  const { onDecide } = await ask(isAskedFor);
  storeConsent(EVERYTHING);
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: CONSENT_KEY })));
  expect(onDecide).toHaveBeenCalledTimes(times);
});

it('gives the focus back to what has opened it', async () => {
  render(<button type="button">Cookie choice</button>);
  const opener = screen.getByRole('button');
  opener.focus();
  const { all } = await ask(true);
  act(() => all.focus());
  act(() => all.click());
  expect(opener).toHaveFocus();
});
