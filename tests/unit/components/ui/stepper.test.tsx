import { useState } from 'react';
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { Stepper } from '@/components/ui/forms/stepper';
import { stopAtWrongNumber } from '@/components/ui/forms/use-number-field';
import { SITES } from '@/tests/builders/sites';
import { renderWithTexts } from '@/tests/setup/render-with-texts';

function Boxes({ start = 1 }: { start?: number }) {
  const [boxes, setBoxes] = useState(start);
  return (
    <>
      <Stepper label="Boxes" value={boxes} onChange={setBoxes} maximum={3} />
      <p>chosen: {boxes}</p>
    </>
  );
}

const more = () => screen.getByRole('button', { name: 'Boxes: one more' });
const input = () => screen.getByRole('spinbutton', { name: 'Boxes' });

describe('Stepper', () => {
  it('counts within its bounds, says the number and keeps the focus at a bound', async () => {
    renderWithTexts(<Boxes />);
    await userEvent.click(more());
    await userEvent.click(more());
    await userEvent.click(more());
    expect(screen.getByText('chosen: 3')).toBeInTheDocument();
    expect(screen.getByRole('status')).toHaveTextContent('3');
    expect(more()).toHaveAttribute('aria-disabled', 'true');
    expect(more()).toHaveFocus();
  });

  it.each(SITES)('takes a typed number; one out of bounds stays, says so to $country and never becomes another', async ({ locale }) => {
    renderWithTexts(<Boxes />, { locale });
    await userEvent.clear(input());
    await userEvent.type(input(), '2');
    expect(screen.getByText('chosen: 2')).toBeInTheDocument();
    await userEvent.clear(input());
    await userEvent.type(input(), '9');
    expect(screen.getByText('chosen: 2')).toBeInTheDocument();
    await userEvent.tab();
    expect(input()).toHaveValue('9');
    expect(input()).toBeInvalid();
    expect(input()).toHaveAccessibleDescription('Boxes must be between 0 and 3');
    expect(stopAtWrongNumber()).toBe(true);
    expect(input()).toHaveFocus();
    // A button begins at the number that counts.
    await userEvent.click(more());
    expect(input()).toHaveValue('3');
    expect(input()).toBeValid();
    expect(stopAtWrongNumber()).toBe(false);
  });

  it('says that an emptied field is no number, but not while one types', async () => {
    renderWithTexts(<Boxes />);
    await userEvent.clear(input());
    expect(input()).toBeValid();
    await userEvent.tab();
    expect(input()).toHaveValue('');
    expect(input()).toBeInvalid();
    await userEvent.type(input(), '2');
    expect(input()).toBeValid();
    expect(screen.getByText('chosen: 2')).toBeInTheDocument();
  });

  it('is no field that the mouse wheel changes, and says its bounds', () => {
    renderWithTexts(<Boxes start={2} />);
    expect(input()).not.toHaveAttribute('type', 'number');
    for (const [name, value] of Object.entries({ now: '2', min: '0', max: '3' })) {
      expect(input()).toHaveAttribute(`aria-value${name}`, value);
    }
  });

  it('moves by arrow keys within its bounds, and not for an arrow of an input method', async () => {
    renderWithTexts(<Boxes start={2} />);
    await userEvent.type(input(), '{ArrowUp}{ArrowUp}');
    expect(screen.getByText('chosen: 3')).toBeInTheDocument();
    await userEvent.type(input(), '{ArrowDown}');
    expect(input()).toHaveValue('2');
    fireEvent.keyDown(input(), { key: 'ArrowUp', keyCode: 229 });
    expect(screen.getByText('chosen: 2')).toBeInTheDocument();
  });

  it.each(['３', '٣', '\u200e3'])('takes %s for a three and leaves it as it is written until the field is left', async (typed) => {
    renderWithTexts(<Boxes start={1} />);
    fireEvent.change(input(), { target: { value: typed } });
    expect(screen.getByText('chosen: 3')).toBeInTheDocument();
    expect(input()).toHaveValue(typed);
    fireEvent.blur(input());
    expect(input()).toHaveValue('3');
  });
});
