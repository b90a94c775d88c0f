import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { ErrorSummary } from '@/components/ui/forms/error-summary';
import { renderWithTexts } from '@/tests/setup/render-with-texts';

const ERRORS = [{ fieldId: 'name', message: 'Name is still missing' }];

describe('ErrorSummary', () => {
  it('is not there before the first submit', () => {
    renderWithTexts(<ErrorSummary errors={ERRORS} attempt={0} />);
    expect(screen.queryByRole('group')).not.toBeInTheDocument();
  });

  it('takes the focus and leads to the field', async () => {
    renderWithTexts(
      <>
        <ErrorSummary errors={ERRORS} attempt={1} />
        <input id="name" aria-label="Name" />
      </>,
    );
    expect(screen.getByRole('group', { name: 'Please check these points' })).toHaveFocus();
    await userEvent.click(screen.getByRole('link', { name: 'Name is still missing' }));
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus();
  });
});
