import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CopyButton } from '@/components/ui/actions/copy-button';
import { renderWithTexts } from '@/tests/setup/render-with-texts';

describe('CopyButton', () => {
  it('copies and says so', async () => {
    const user = userEvent.setup();
    renderWithTexts(<CopyButton text="PAKT-7Q4M" />);
    await user.click(screen.getByRole('button', { name: 'Copy' }));
    expect(await navigator.clipboard.readText()).toBe('PAKT-7Q4M');
    expect(screen.getByRole('status')).toHaveTextContent('Copied');
  });

  describe('where there is no clipboard to write to, as on plain http and in the browsers of apps', () => {
    let copied: string | null;
    beforeEach(() => {
      copied = null;
      document.execCommand = () => {
        const field = document.activeElement as HTMLTextAreaElement;
        copied = field.value.slice(field.selectionStart, field.selectionEnd);
        return true;
      };
    });
    afterEach(() => Reflect.deleteProperty(document, 'execCommand'));

    it('copies what it selects, and gives the focus back', async () => {
      const user = userEvent.setup();
      vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue(undefined as unknown as Clipboard);
      renderWithTexts(<CopyButton text={'https://hk.example/?ref=A B\n第二行'} />);
      const button = screen.getByRole('button', { name: 'Copy' });
      await user.click(button);
      expect(copied).toBe('https://hk.example/?ref=A B\n第二行');
      expect(screen.getByRole('status')).toHaveTextContent('Copied');
      expect(button).toHaveFocus();
      expect(document.querySelector('textarea')).toBeNull();
    });
  });

  it('says when the browser refused', async () => {
    const user = userEvent.setup();
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'));
    renderWithTexts(<CopyButton text="PAKT-7Q4M" />);
    await user.click(screen.getByRole('button', { name: 'Copy' }));
    expect(screen.getByRole('status')).toHaveTextContent('Not copied.');
  });
});
