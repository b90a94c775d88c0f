import { useState } from 'react';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { Dialog } from '@/components/ui/dialog';
import { renderWithTexts } from '../../../setup/render-with-texts';

function Cancelling() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setIsOpen(true)}>Cancel collection</button>
      <Dialog isOpen={isOpen} title="Cancel this collection?" onClose={() => setIsOpen(false)}>It is free until noon.</Dialog>
    </>
  );
}

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

  it('closes by its button and gives the focus back', async () => {
    await openDialog();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Cancel collection' })).toHaveFocus();
    expect(document.documentElement).not.toHaveClass('is-scroll-locked');
  });

  it('closes on Escape through its owner', async () => {
    await openDialog();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Cancel collection' })).toHaveFocus();
  });
});
