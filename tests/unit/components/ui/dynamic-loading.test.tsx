import { act, screen, waitFor } from '@testing-library/react';
import { Activity, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { describe, expect, it, vi } from 'vitest';
import { clientOnly, dynamicLoading, SilentDynamicLoading } from '@/components/ui/feedback/client-only';
import { ErrorState } from '@/components/ui/feedback/error-state';
import { QueryLoading } from '@/components/ui/feedback/query-loading';
import { renderWithTexts } from '@/tests/setup/render-with-texts';

const Part = () => <p>the part</p>;
const offline = () => Promise.reject(new Error('offline'));
const once = () => vi.fn<() => Promise<typeof Part>>().mockImplementationOnce(offline).mockResolvedValue(Part);
const show = (View: React.ComponentType) => act(async () => renderWithTexts(<View />));
const pressRetry = () => act(async () => screen.getByRole('button', { name: 'Retry' }).click());
const goOnline = () => act(async () => void window.dispatchEvent(new Event('online')));

describe('a part whose chunk cannot be fetched', () => {
  it('says so, and each press of Retry fetches again', async () => {
    const load = vi.fn<() => Promise<typeof Part>>(offline);
    await show(clientOnly(load));
    expect(screen.getByRole('alert')).toHaveTextContent('This did not load');
    await pressRetry();
    expect(load).toHaveBeenCalledTimes(2);
    expect(screen.getByRole('alert')).toBeInTheDocument();
    load.mockResolvedValue(Part);
    await pressRetry();
    expect(screen.getByText('the part')).toBeInTheDocument();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('is fetched again when the network is back, once', async () => {
    const load = once();
    await show(clientOnly(load));
    await goOnline();
    expect(screen.getByText('the part')).toBeInTheDocument();
    await goOnline();
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('shows its placeholder while the chunk is fetched, and the notice after a failure', async () => {
    let fail = (_error: Error) => {};
    const load = () => new Promise<typeof Part>((_resolve, reject) => (fail = reject));
    await show(
      clientOnly(
        load,
        dynamicLoading(() => <p>a placeholder</p>),
      ),
    );
    expect(screen.getByText('a placeholder')).toBeInTheDocument();
    await act(async () => fail(new Error('offline')));
    expect(screen.queryByText('a placeholder')).toBeNull();
    expect(screen.getByRole('alert')).toBeInTheDocument();
  });

  it('that nobody waits for says nothing, and arrives with the network', async () => {
    await show(clientOnly(once(), SilentDynamicLoading));
    expect(document.body.textContent).toBe('');
    await goOnline();
    expect(screen.getByText('the part')).toBeInTheDocument();
  });
});

it('a part whose chunk arrives before its page is hydrated does not make the page differ from its HTML', async () => {
  const View = clientOnly(async () => Part, SilentDynamicLoading);
  await show(View); // the chunk is there
  expect(screen.getByText('the part')).toBeInTheDocument();
  const container = document.createElement('div');
  container.innerHTML = '<!--&--><form><input value="typed"></form><!--/&-->';
  const input = container.querySelector('input');
  const onRecoverableError = vi.fn<(error: unknown) => void>();
  await act(async () => {
    hydrateRoot(
      container,
      <Activity>
        <form>
          <input defaultValue="typed" />
          <View />
        </form>
      </Activity>,
      { onRecoverableError },
    );
  });
  expect(onRecoverableError).not.toHaveBeenCalled();
  expect(container.querySelector('input')).toBe(input);
  expect(container).toHaveTextContent('the part');
});

it.each([
  ['an error', <ErrorState key="error" onRetry={() => {}} />],
  ['a query that is still being tried', <QueryLoading key="loading" failures={1} onRetry={() => {}} height="4rem" />],
])('Retry of %s leaves the focus in its section when the content comes', async (_name, failed) => {
  const page = (content: ReactNode) => (
    <main tabIndex={-1}>
      <section aria-label="Invoices">{content}</section>
    </main>
  );
  const { rerender } = renderWithTexts(page(failed));
  act(() => screen.getByRole('button', { name: 'Retry' }).focus());
  rerender(page(<a href="#invoice">invoice</a>));
  await waitFor(() => expect(screen.getByRole('region', { name: 'Invoices' })).toHaveFocus());
});
