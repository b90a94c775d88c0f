import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi, type MockInstance } from 'vitest';
import { CrashBoundary } from '@/components/layout/crash-boundary';
import dynamic from '@/lib/browser-dynamic';
import { renderWithTexts } from '../../../setup/render-with-texts';

vi.mock('next/dynamic', () => ({ default: () => () => <p>told</p> }));

function Page({ isBroken }: { isBroken: boolean }) {
  if (isBroken) throw new Error('a defect');
  return <p>whole</p>;
}

const Part = () => <p>whole</p>;
const offline = () => Promise.reject(new Error('offline'));
/** And whatever comes of it: a press while one is still being tried asks for nothing more. */
const pressRetry = () => act(async () => screen.getByRole('button', { name: 'Retry' }).click());

/** React reports what a boundary catches. */
let report: MockInstance;
beforeEach(() => {
  report = vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  expect(report).toHaveBeenCalled();
  report.mockRestore();
});

describe('a page that breaks', () => {
  it('is replaced, and the next page starts whole', () => {
    const { rerender } = renderWithTexts(
      <CrashBoundary page="/one" around="page">
        <Page isBroken={false} />
      </CrashBoundary>,
    );
    expect(screen.getByText('whole')).toBeInTheDocument();
    rerender(
      <CrashBoundary page="/one" around="page">
        <Page isBroken />
      </CrashBoundary>,
    );
    expect(screen.getByText('told')).toBeInTheDocument();
    rerender(
      <CrashBoundary page="/two" around="page">
        <Page isBroken={false} />
      </CrashBoundary>,
    );
    expect(screen.getByText('whole')).toBeInTheDocument();
  });
});

describe('a page whose script cannot be fetched', () => {
  it('says so, and Retry really asks again', async () => {
    const load = vi.fn(offline as () => Promise<typeof Part>);
    const View = dynamic(load);
    await act(async () =>
      renderWithTexts(
        <CrashBoundary page="/one" around="page">
          <View />
        </CrashBoundary>,
      ),
    );
    expect(screen.getByRole('heading', { name: 'This did not load' })).toBeInTheDocument();
    await pressRetry();
    expect(load).toHaveBeenCalledTimes(2);
    expect(screen.getByRole('button', { name: 'Retry' })).toBeInTheDocument();
    load.mockResolvedValue(Part);
    await pressRetry();
    expect(screen.getByText('whole')).toBeInTheDocument();
  });

  it('comes by itself when the network is back', async () => {
    const load = vi.fn<() => Promise<typeof Part>>().mockImplementationOnce(offline).mockResolvedValue(Part);
    const View = dynamic(load);
    await act(async () =>
      renderWithTexts(
        <CrashBoundary page="/one" around="page">
          <View />
        </CrashBoundary>,
      ),
    );
    await act(async () => void window.dispatchEvent(new Event('online')));
    expect(screen.getByText('whole')).toBeInTheDocument();
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('is asked for anew by whoever comes back to it', async () => {
    const View = dynamic(vi.fn<() => Promise<typeof Part>>().mockImplementationOnce(offline).mockResolvedValue(Part));
    const { rerender } = await act(async () =>
      renderWithTexts(
        <CrashBoundary page="/one" around="page">
          <View />
        </CrashBoundary>,
      ),
    );
    rerender(
      <CrashBoundary page="/two" around="page">
        <p>other</p>
      </CrashBoundary>,
    );
    await act(async () =>
      rerender(
        <CrashBoundary page="/one" around="page">
          <View />
        </CrashBoundary>,
      ),
    );
    expect(screen.getByText('whole')).toBeInTheDocument();
  });

  it('stays away without a word where it is a bar, until the network is back', async () => {
    const Bar = dynamic(vi.fn<() => Promise<typeof Part>>().mockImplementationOnce(offline).mockResolvedValue(Part));
    await act(async () =>
      renderWithTexts(
        <>
          <CrashBoundary page="/one" around="bar">
            <Bar />
          </CrashBoundary>
          <p>page</p>
        </>,
      ),
    );
    expect(document.body.textContent).toBe('page');
    await act(async () => void window.dispatchEvent(new Event('online')));
    expect(document.body.textContent).toBe('wholepage');
  });
});
