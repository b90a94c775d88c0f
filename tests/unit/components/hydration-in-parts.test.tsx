import { Activity, useState, type ReactNode } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { useBrowserValue, useIsServerRendered } from '@/components/ui/hooks/use-is-hydrated';

const onRecoverableError = vi.fn();
const page = document.createElement('div');
let root: Root;

// React works in its own turns here, as in a browser.
beforeEach(() => void vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false));
afterEach(() => {
  root.unmount();
  page.remove();
});

/** A page as SiteLayout has it: the shell, and an `<Activity>` that is hydrated after it. */
function openPage(part: ReactNode) {
  const whole = <Activity>{part}</Activity>;
  page.innerHTML = renderToString(whole);
  document.body.append(page);
  root = hydrateRoot(page, whole, { onRecoverableError });
}

it('takes what a store learns before the part is hydrated, without drawing the part anew', async () => {
  const store = createStore(() => ({ price: 'HK$836' }));
  function Price() {
    return <output>{useStore(store, ({ price }) => price)}</output>;
  }
  openPage(<Price />);
  const output = page.querySelector('output');
  store.setState({ price: 'HK$880' });
  expect(output?.textContent).toBe('HK$836');
  await expect.poll(() => output?.textContent).toBe('HK$880');
  expect(page.querySelector('output')).toBe(output);
  expect(onRecoverableError).not.toHaveBeenCalled();
});

it('answers a press on a part that is not hydrated yet', async () => {
  function Terms() {
    const [isOpen, setIsOpen] = useState(false);
    return <button type="button" aria-expanded={isOpen} onClick={() => setIsOpen(true)} />;
  }
  openPage(<Terms />);
  const button = page.querySelector('button');
  await expect.poll(() => Object.keys(page).some((key) => key.startsWith('__reactContainer'))).toBe(true);
  button?.click();
  await expect.poll(() => button?.getAttribute('aria-expanded')).toBe('true');
});

it('renders a part again only where the browser knows something else than the server', async () => {
  const render = vi.fn();
  function Draft({ kept }: { kept: boolean }) {
    const state = `${useBrowserValue(() => kept, false) ? 'kept' : 'none'} ${useIsServerRendered() ? 'served' : 'new'}`;
    render(state);
    return <output>{state}</output>;
  }
  const seen = () => render.mock.calls.flat();
  openPage(<Draft kept={false} />);
  await expect.poll(() => seen()).toEqual(['none served', 'none served']);
  root.unmount();
  render.mockClear();
  openPage(<Draft kept />);
  await expect.poll(() => seen()).toEqual(['none served', 'none served', 'kept served']);
});
