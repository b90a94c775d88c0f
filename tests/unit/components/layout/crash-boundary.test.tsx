import { screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi, type MockInstance } from 'vitest';
import { CrashBoundary } from '@/components/layout/site-layout';
import { renderWithTexts } from '@/tests/setup/render-with-texts';

vi.mock('next/dynamic', () => ({ default: () => () => <p>told</p> }));

function Page({ isBroken }: { isBroken: boolean }) {
  if (isBroken) throw new Error('a defect');
  return <p>whole</p>;
}

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

it('leaves a bar out that breaks, and the page as it is', () => {
  renderWithTexts(
    <>
      <CrashBoundary page="/one" around="bar">
        <Page isBroken />
      </CrashBoundary>
      <p>page</p>
    </>,
  );
  expect(document.body.textContent).toBe('page');
});
