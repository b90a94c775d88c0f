import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { startTransition, StrictMode, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { AskedPart } from '@/components/ui/asked-part';
import { askedPartAfter } from '@/components/ui/asked-part-after';
import dynamic from '@/lib/browser-dynamic';
import { renderWithTexts } from '../../setup/render-with-texts';

const Part = ({ word }: { word: string }) => <p>{word}</p>;

it('keeps the page before until the next one is there', async () => {
  let arrive: (part: typeof Part) => void = () => undefined;
  const Next = dynamic(() => new Promise<typeof Part>((resolve) => (arrive = resolve)));
  function Router() {
    const [page, setPage] = useState<'before' | 'next'>('before');
    return (
      <>
        <button type="button" onClick={() => startTransition(() => setPage('next'))}>
          go
        </button>
        {page === 'before' ? <p>before</p> : <Next word="next" />}
      </>
    );
  }
  render(<Router />);
  await userEvent.click(screen.getByRole('button'));
  expect(screen.getByText('before')).toBeInTheDocument();
  await act(async () => arrive(Part));
  expect(screen.getByText('next')).toBeInTheDocument();
});

it("keeps the server's HTML until the part is there, and takes it over as it is", async () => {
  let arrive: (part: typeof Part) => void = () => undefined;
  const View = dynamic(() => new Promise<typeof Part>((resolve) => (arrive = resolve)));
  const container = document.createElement('div');
  container.innerHTML = '<main><p>words</p></main>';
  const paragraph = container.querySelector('p');
  const onRecoverableError = vi.fn();
  const root = await act(async () =>
    hydrateRoot(
      container,
      <main>
        <View word="words" />
      </main>,
      { onRecoverableError },
    ),
  );
  expect(container.querySelector('p')).toBe(paragraph);
  await act(async () => arrive(Part));
  expect(container.querySelector('p')).toBe(paragraph);
  await act(async () =>
    root.render(
      <main>
        <View word="others" />
      </main>,
    ),
  );
  expect(paragraph?.textContent).toBe('others');
  expect(onRecoverableError).not.toHaveBeenCalled();
});

it('shows what stands for a part of the browser itself, and the part once it is there', async () => {
  const Late = dynamic(async () => ({ default: Part }), { ssr: false, loading: () => <p>wait</p> });
  render(
    <StrictMode>
      <Late word="here" />
    </StrictMode>,
  );
  expect(screen.getByText('wait')).toBeInTheDocument();
  expect(await screen.findByText('here')).toBeInTheDocument();
});

it('tries again when the part is needed again after it could not be fetched', async () => {
  const load = vi.fn<() => Promise<typeof Part>>().mockRejectedValueOnce(new Error('offline')).mockResolvedValue(Part);
  const Late = dynamic(load, { ssr: false });
  const { unmount } = render(<Late word="here" />);
  await expect.poll(() => load).toHaveBeenCalledOnce();
  await act(async () => undefined);
  unmount();
  render(<Late word="here" />);
  expect(await screen.findByText('here')).toBeInTheDocument();
  expect(load).toHaveBeenCalledTimes(2);
});

const lostOnce = () => vi.fn<() => Promise<typeof Part>>().mockRejectedValueOnce(new Error('offline')).mockResolvedValue(Part);
const networkIsBack = () => act(async () => void window.dispatchEvent(new Event('online')));

it('comes by itself when the network is back, and says nothing where nobody asked for it', async () => {
  const load = lostOnce();
  const Late = dynamic(load, { ssr: false });
  const { container } = await act(async () => render(<Late word="here" />));
  expect(container).toBeEmptyDOMElement();
  await networkIsBack();
  expect(screen.getByText('here')).toBeInTheDocument();
  await networkIsBack();
  expect(load).toHaveBeenCalledTimes(2);
});

it('tells whoever pressed for it, asks again with Retry and keeps what was open', async () => {
  const load = lostOnce().mockRejectedValueOnce(new Error('still offline'));
  const Late = dynamic(load, { ssr: false, loading: AskedPart });
  function Opener() {
    const [isOpen, setOpen] = useState(false);
    return (
      <>
        {isOpen ? <Late word="here" /> : null}
        <button type="button" onClick={() => setOpen(true)}>
          open
        </button>
        <input aria-label="draft" />
      </>
    );
  }
  renderWithTexts(<Opener />, { locale: 'zh' });
  await userEvent.type(screen.getByRole('textbox'), 'kept');
  await userEvent.click(screen.getByRole('button', { name: 'open' }));
  const retry = () => screen.findByRole('button', { name: '再試一次' });
  expect(await screen.findByRole('alert')).toContainElement(await retry());
  await userEvent.click(await retry());
  expect(load).toHaveBeenCalledTimes(2);
  await userEvent.click(await retry());
  expect(await screen.findByText('here')).toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(screen.getByRole('textbox')).toHaveValue('kept');
});

it('puts the truth in the place of what stood for it, until the network is back', async () => {
  const Late = dynamic(lostOnce(), { ssr: false, loading: askedPartAfter(() => <p>wait</p>) });
  renderWithTexts(<Late word="here" />);
  expect(screen.getByText('wait')).toBeInTheDocument();
  expect(await screen.findByRole('alert')).toBeInTheDocument();
  expect(screen.queryByText('wait')).not.toBeInTheDocument();
  await networkIsBack();
  expect(screen.getByText('here')).toBeInTheDocument();
});

it('brings a part to each place that waits for it', async () => {
  const load = lostOnce();
  const Late = dynamic(load, { ssr: false });
  await act(async () =>
    render(
      <>
        <Late word="one" />
        <Late word="two" />
      </>,
    ),
  );
  await networkIsBack();
  expect(screen.getByText('one')).toBeInTheDocument();
  expect(screen.getByText('two')).toBeInTheDocument();
  expect(load).toHaveBeenCalledTimes(2);
});
