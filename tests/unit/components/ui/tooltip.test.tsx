import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { Tooltip } from '@/components/ui/tooltip';

describe('Tooltip', () => {
  it('shows on focus, describes its control and hides on Escape', async () => {
    render(
      <Tooltip text="Ends after a year.">
        {(trigger) => (
          <button type="button" {...trigger}>
            Fee
          </button>
        )}
      </Tooltip>,
    );
    const button = screen.getByRole('button', { name: 'Fee' });
    expect(button).toHaveAccessibleDescription('Ends after a year.');
    expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
    await userEvent.tab();
    expect(screen.getByRole('tooltip')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
    expect(button).toHaveFocus();
  });
});
