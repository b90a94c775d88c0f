import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { Dialog } from '@/components/ui/overlays/dialog';
import { lockScroll } from '@/components/ui/overlays/lock-scroll';
import { renderWithTexts } from '@/tests/setup/render-with-texts';

const isLocked = () => document.documentElement.classList.contains('is-scroll-locked');

function Question() {
  const [isOpen, setIsOpen] = useState(true);
  return (
    <Dialog isOpen={isOpen} title="Log in again?" onClose={() => setIsOpen(false)}>
      It took a while.
    </Dialog>
  );
}

it('holds the page until the last of what is open over it is gone, in whichever order that goes', async () => {
  const closeMenu = lockScroll();
  renderWithTexts(<Question />);
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(isLocked(), 'the menu under the dialog is still open').toBe(true);
  closeMenu();
  expect(isLocked()).toBe(false);
  const [first, second] = [lockScroll(), lockScroll()];
  first();
  expect(isLocked()).toBe(true);
  second();
  expect(isLocked()).toBe(false);
});

it('makes room for a scrollbar while it is gone, and none where scrollbars take no room, as on a phone', () => {
  const { documentElement } = document;
  const room = () => documentElement.style.getPropertyValue('--scrollbar');
  const width = vi.spyOn(documentElement, 'clientWidth', 'get');
  width.mockReturnValue(window.innerWidth - 15);
  const unlock = lockScroll();
  expect(room()).toBe('15px');
  unlock();
  expect(room(), 'the help button would stay off the edge').toBe('');
  width.mockReturnValue(window.innerWidth);
  const unlockPhone = lockScroll();
  expect(room()).toBe('');
  unlockPhone();
});
