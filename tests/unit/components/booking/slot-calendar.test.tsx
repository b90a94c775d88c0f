import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { SlotCalendar } from '@/components/booking/slot-calendar';
import booking from '@/locales/en/booking.json';
import { renderWithTexts } from '@/tests/setup/render-with-texts';

const day = (date: string) => ({ date, closed: null, slots: [{ id: '09:00-12:00', left: 3 }] });

it('keeps the focus on the button that has led to the last month', () => {
  const timeslots = [day('2026-12-30'), day('2027-01-04')];
  renderWithTexts(<SlotCalendar timeslots={timeslots} chosen="" onChoose={() => undefined} />);
  const next = screen.getByRole('button', { name: booking.date.next });
  next.focus();
  fireEvent.click(next);
  fireEvent.click(next);
  expect(screen.getByText('January 2027')).toBeVisible();
  expect(next).toHaveFocus();
  expect(next).toBeEnabled();
  expect(next).toHaveAttribute('aria-disabled', 'true');
});
