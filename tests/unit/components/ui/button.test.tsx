import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { Button } from '@/components/ui/actions/button';
import { renderWithTexts } from '@/tests/setup/render-with-texts';

describe('Button', () => {
  it('while busy keeps its place and words and does nothing', async () => {
    const submit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
    const press = vi.fn();
    renderWithTexts(
      <form onSubmit={submit}>
        <Button type="submit" isBusy onClick={press}>
          Pay
        </Button>
      </form>,
    );
    const button = screen.getByRole('button', { name: /Pay/ });
    await userEvent.tab();
    expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(button);
    expect(press).not.toHaveBeenCalled();
    expect(submit).not.toHaveBeenCalled();
    expect(button).toHaveAttribute('aria-busy', 'true');
  });

  it('does not submit a form unasked', async () => {
    const submit = vi.fn();
    renderWithTexts(
      <form onSubmit={submit}>
        <Button>Add a box</Button>
      </form>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Add a box' }));
    expect(submit).not.toHaveBeenCalled();
  });
});
