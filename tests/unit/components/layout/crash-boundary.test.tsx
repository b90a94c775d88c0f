import { render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { CrashBoundary } from '@/components/layout/crash-boundary';

vi.mock('next/dynamic', () => ({ default: () => () => <p>told</p> }));

function Page({ isBroken }: { isBroken: boolean }) {
  if (isBroken) throw new Error('a defect');
  return <p>whole</p>;
}

describe('a page that breaks', () => {
  it('is replaced, and the next page starts whole', () => {
    const report = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { rerender } = render(<CrashBoundary page="/one"><Page isBroken={false} /></CrashBoundary>);
    expect(screen.getByText('whole')).toBeInTheDocument();
    rerender(<CrashBoundary page="/one"><Page isBroken /></CrashBoundary>);
    expect(screen.getByText('told')).toBeInTheDocument();
    rerender(<CrashBoundary page="/two"><Page isBroken={false} /></CrashBoundary>);
    expect(screen.getByText('whole')).toBeInTheDocument();
    expect(report).toHaveBeenCalled();
    report.mockRestore();
  });
});
