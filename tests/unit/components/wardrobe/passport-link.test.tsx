import { createEvent, fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { usePassportLink } from '@/components/wardrobe/passport/use-passport-link';
import { renderWithTexts } from '@/tests/setup/render-with-texts';
import { standIn } from '@/tests/setup/stand-in';

const write = vi.fn();
await standIn(import('next/router'), { useRouter: () => ({ query: { q: 'coat' }, pathname: '/items' }) });
await standIn(import('@/components/ui/hooks/use-write-query'), { useWriteQuery: () => write });

function Piece() {
  const { addressOf, open } = usePassportLink();
  return (
    <a href={addressOf('piece 1')} data-item="piece 1" onClick={open}>
      Camel coat
    </a>
  );
}

/** @returns whether the browser follows the link by itself */
function press(keys: MouseEventInit): boolean {
  const link = screen.getByRole('link');
  const event = createEvent.click(link, keys);
  fireEvent(link, event);
  return !event.defaultPrevented;
}

it('opens a piece in place, and leaves another tab or window to the browser', () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  renderWithTexts(<Piece />);
  expect(screen.getByRole('link')).toHaveAttribute('href', '/items?q=coat&item=piece%201');
  expect(press({})).toBe(false);
  expect(write).toHaveBeenCalledOnce();
  for (const keys of [{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }]) {
    expect(press(keys), JSON.stringify(keys)).toBe(true);
  }
  expect(write).toHaveBeenCalledOnce();
});
