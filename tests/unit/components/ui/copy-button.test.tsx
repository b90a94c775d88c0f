import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { CopyButton } from '@/components/ui/copy-button';
import { renderWithTexts } from '../../../setup/render-with-texts';

describe('CopyButton', () => {
  it('copies and says so', async () => {
    const user = userEvent.setup();
    renderWithTexts(<CopyButton text="PAKT-7Q4M" />);
    await user.click(screen.getByRole('button', { name: 'Copy' }));
    expect(await navigator.clipboard.readText()).toBe('PAKT-7Q4M');
    expect(screen.getByRole('status')).toHaveTextContent('Copied');
  });

  it('says when the browser refused', async () => {
    const user = userEvent.setup();
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'));
    renderWithTexts(<CopyButton text="PAKT-7Q4M" />);
    await user.click(screen.getByRole('button', { name: 'Copy' }));
    expect(screen.getByRole('status')).toHaveTextContent('Not copied.');
  });
});
