import { useState } from 'react';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { useDrawerEntry, useEntryWhileOpen } from '@/components/ui/hooks/use-drawer-entry';
import { useWhenNamed } from '@/components/ui/hooks/use-query-value';
import { inTurn } from '@/components/ui/hooks/use-write-query';
import { Dialog } from '@/components/ui/overlays/dialog';
import { standAt } from '@/tests/setup/memory-router';
import { renderWithTexts } from '@/tests/setup/render-with-texts';

function Cancelling() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setIsOpen(true)}>
        Cancel collection
      </button>
      <Dialog isOpen={isOpen} title="Cancel this collection?" onClose={() => setIsOpen(false)}>
        It is free until noon.
      </Dialog>
    </>
  );
}

function Reading() {
  const [isAllRead, setIsAllRead] = useState(false);
  return (
    <Dialog
      isOpen
      title="A story"
      onClose={() => undefined}
      actions={
        <button type="button" onClick={() => setIsAllRead(true)}>
          Go on
        </button>
      }
    >
      <p>It is a long story.</p>
      {isAllRead ? <a href="#end">The end</a> : null}
    </Dialog>
  );
}

const VIEWS = ['help'] as const;
function Menu() {
  useEntryWhileOpen('panel', 'menu', () => undefined);
  return null;
}
function Help() {
  useDrawerEntry(VIEWS, () => undefined);
  return null;
}

function Header() {
  const [isOpen, setIsOpen] = useState(false);
  useWhenNamed('panel', () => setIsOpen(true));
  return (
    <button type="button" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
      {isOpen ? <Menu /> : null}
    </button>
  );
}

/** When all changes of the address have come to their end. */
const ended = () => act(() => new Promise<void>((resolve) => inTurn(async () => inTurn(async () => resolve()))));

async function openDialog() {
  renderWithTexts(<Cancelling />);
  await userEvent.click(screen.getByRole('button', { name: 'Cancel collection' }));
  return screen.getByRole('dialog', { name: 'Cancel this collection?' });
}

describe('Dialog', () => {
  it('takes the focus and holds the page still', async () => {
    const dialog = await openDialog();
    expect(dialog).toHaveFocus();
    expect(document.documentElement).toHaveClass('is-scroll-locked');
  });

  it.each([
    ['its button', () => userEvent.click(screen.getByRole('button', { name: 'Close' }))],
    ['Escape', () => userEvent.keyboard('{Escape}')],
  ])('closes by %s through its owner, and gives the focus back', async (_way, close) => {
    await openDialog();
    await close();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Cancel collection' })).toHaveFocus();
    expect(document.documentElement).not.toHaveClass('is-scroll-locked');
  });

  it('has its entry in the order of the presses: what is closed leaves before what is opened at the same time', async () => {
    const { rerender } = render(<Menu key="one" />);
    await expect.poll(() => location.search).toBe('?panel=menu');
    for (const [next, search] of [
      [<Menu key="again" />, '?panel=menu'],
      [<Help key="help" />, '?panel=help'],
    ] as const) {
      rerender(next);
      await ended();
      expect(location.search).toBe(search);
    }
  });

  it('leaves closed what was closed while its entry was written', async () => {
    standAt('/');
    render(<Header />);
    const toggle = screen.getByRole('button');
    const write = window.history.pushState.bind(window.history);
    vi.spyOn(window.history, 'pushState').mockImplementationOnce((...entry) => {
      fireEvent.click(toggle);
      write(...entry);
    });
    fireEvent.click(toggle);
    await ended();
    expect(toggle).toHaveAttribute('aria-expanded', 'false');
  });

  it('lets keys come to what rolls and holds nothing to press, and only to that', async () => {
    const heights = { scrollHeight: 900, clientHeight: 400 };
    for (const [name, value] of Object.entries(heights)) {
      vi.spyOn(HTMLElement.prototype, name as 'scrollHeight', 'get').mockReturnValue(value);
    }
    renderWithTexts(<Reading />);
    const words = screen.getByText('It is a long story.');
    expect(words.parentElement).toHaveAttribute('tabindex', '0');

    await userEvent.click(screen.getByRole('button', { name: 'Go on' }));
    expect(screen.getByRole('link', { name: 'The end' })).toBeVisible();
    await waitFor(() => expect(words.parentElement).not.toHaveAttribute('tabindex'));
    vi.restoreAllMocks();
  });
});
