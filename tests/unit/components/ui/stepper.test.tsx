import { useState } from 'react';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { Stepper } from '@/components/ui/stepper';
import { renderWithTexts } from '../../../setup/render-with-texts';

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
const less = () => screen.getByRole('button', { name: 'Boxes: one less' });
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

  it('does not go below nothing', async () => {
    renderWithTexts(<Boxes start={0} />);
    await userEvent.click(less());
    expect(screen.getByText('chosen: 0')).toBeInTheDocument();
  });

  it('takes a typed number and drops one out of bounds on leaving', async () => {
    renderWithTexts(<Boxes />);
    await userEvent.clear(input());
    await userEvent.type(input(), '2');
    expect(screen.getByText('chosen: 2')).toBeInTheDocument();
    await userEvent.clear(input());
    await userEvent.type(input(), '9');
    expect(screen.getByText('chosen: 2')).toBeInTheDocument();
    await userEvent.tab();
    expect(input()).toHaveValue(2);
  });
});
