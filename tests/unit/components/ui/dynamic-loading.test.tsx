import { act, screen } from '@testing-library/react';
import dynamic from 'next/dynamic';
import { describe, expect, it, vi } from 'vitest';
import { DynamicLoading, dynamicLoading, SilentDynamicLoading } from '@/components/ui/feedback/client-only';
import { renderWithTexts } from '../../../setup/render-with-texts';

const Part = () => <p>the part</p>;
const offline = () => Promise.reject(new Error('offline'));
const once = () => vi.fn<() => Promise<typeof Part>>().mockImplementationOnce(offline).mockResolvedValue(Part);
const show = (View: React.ComponentType) => act(async () => renderWithTexts(<View />));
const pressRetry = () => act(async () => screen.getByRole('button', { name: 'Retry' }).click());
const goOnline = () => act(async () => void window.dispatchEvent(new Event('online')));

describe('a part whose chunk cannot be fetched', () => {
  it('says so, and each press of Retry fetches again', async () => {
    const load = vi.fn<() => Promise<typeof Part>>(offline);
    await show(dynamic(load, { ssr: false, loading: DynamicLoading }));
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
    await show(dynamic(load, { ssr: false, loading: DynamicLoading }));
    await goOnline();
    expect(screen.getByText('the part')).toBeInTheDocument();
    await goOnline();
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('shows its placeholder while the chunk is fetched, and the notice after a failure', async () => {
    let fail = (_error: Error) => {};
    const load = () => new Promise<typeof Part>((_resolve, reject) => (fail = reject));
    await show(dynamic(load, { ssr: false, loading: dynamicLoading(() => <p>a placeholder</p>) }));
    expect(screen.getByText('a placeholder')).toBeInTheDocument();
    await act(async () => fail(new Error('offline')));
    expect(screen.queryByText('a placeholder')).toBeNull();
    expect(screen.getByRole('alert')).toBeInTheDocument();
  });

  it('that nobody waits for says nothing, and arrives with the network', async () => {
    await show(dynamic(once(), { ssr: false, loading: SilentDynamicLoading }));
    expect(document.body.textContent).toBe('');
    await goOnline();
    expect(screen.getByText('the part')).toBeInTheDocument();
  });
});
