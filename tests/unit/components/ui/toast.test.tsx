import { act, fireEvent, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Dialog } from '@/components/ui/overlays/dialog';
import { ToastProvider, useToasts } from '@/components/ui/overlays/toast-provider';
import type { Toast } from '@/components/ui/overlays/toast-store';
import { renderWithTexts } from '@/tests/setup/render-with-texts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function Raise({ toast }: { toast: Omit<Toast, 'id'> }) {
  const { show } = useToasts();
  return (
    <button type="button" onClick={() => show(toast)}>
      raise
    </button>
  );
}

function raise(toast: Omit<Toast, 'id'>, times = 1) {
  renderWithTexts(
    <ToastProvider>
      <Raise toast={toast} />
    </ToastProvider>,
  );
  for (let count = 0; count < times; count += 1) fireEvent.click(screen.getByText('raise'));
}

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));

describe('toasts', () => {
  it('appear in a live region that stood there before', () => {
    raise({ tone: 'success', message: 'Saved.' });
    expect(screen.getByText('Saved.').closest('[aria-live="polite"]')).not.toBeNull();
  });

  it('stand in the flow of a dialog, above its buttons', () => {
    renderWithTexts(
      <ToastProvider>
        <Dialog isOpen title="Basket" onClose={() => undefined} actions={<button type="button">Confirm</button>}>
          <Raise toast={{ tone: 'neutral', message: 'Left out: Camel coat.' }} />
        </Dialog>
      </ToastProvider>,
    );
    fireEvent.click(screen.getByText('raise'));
    const row = screen.getByText('Left out: Camel coat.').closest('section');
    expect(row).not.toHaveAttribute('popover');
    expect(row && getComputedStyle(row).position).not.toBe('fixed');
    expect(row?.nextElementSibling).toContainElement(screen.getByText('Confirm'));
  });

  it('about the same thing take the place of an earlier one', () => {
    raise({ tone: 'neutral', message: 'Booked.', about: 'request' }, 3);
    expect(screen.getAllByText('Booked.')).toHaveLength(1);
  });

  it('go by themselves, but not under the pointer', () => {
    raise({ tone: 'neutral', message: 'Saved.' });
    const card = screen.getByText('Saved.').closest('li');
    if (!card) throw new Error('a toast is a list item');
    fireEvent.mouseEnter(card);
    pass(60_000);
    expect(screen.getByText('Saved.')).toBeInTheDocument();
    fireEvent.mouseLeave(card);
    pass(6000);
    expect(screen.queryByText('Saved.')).not.toBeInTheDocument();
  });

  it('stay with their action, and go when it is used', () => {
    const undo = vi.fn();
    raise({ tone: 'neutral', message: 'Removed.', action: { label: 'Undo', onPress: undo } });
    pass(60_000);
    fireEvent.click(screen.getByText('Undo'));
    expect(undo).toHaveBeenCalledOnce();
    expect(screen.queryByText('Removed.')).not.toBeInTheDocument();
  });

  it('are never more than three', () => {
    raise({ tone: 'danger', message: 'Not sent.' }, 5);
    expect(screen.getAllByText('Not sent.')).toHaveLength(3);
  });
});

describe('with a dialog open', () => {
  function Task() {
    const [isOpen, setIsOpen] = useState(false);
    return (
      <>
        <button type="button" onClick={() => setIsOpen(true)}>
          open
        </button>
        <Dialog isOpen={isOpen} title="A piece" onClose={() => setIsOpen(false)}>
          <Raise toast={{ tone: 'neutral', message: 'Taken out.', action: { label: 'Undo', onPress: () => undefined } }} />
        </Dialog>
      </>
    );
  }

  it('they stand in the dialog, since what is outside is inert, and in the page once it is closed', () => {
    renderWithTexts(
      <ToastProvider>
        <Task />
      </ToastProvider>,
    );
    fireEvent.click(screen.getByText('open'));
    const dialog = screen.getByRole('dialog', { name: 'A piece' });
    expect(dialog.querySelectorAll('[aria-live="polite"]')).toHaveLength(1);
    fireEvent.click(screen.getByText('raise'));
    expect(dialog).toContainElement(screen.getByText('Undo'));
    fireEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    expect(screen.getByText('Undo').closest('dialog')).toBeNull();
    expect(screen.getAllByText('Undo')).toHaveLength(1);
  });
});
