import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useCurrentSection } from '@/components/ui/hooks/use-current-section';

const IDS = ['scope', '範圍'];

function Sections() {
  return (
    <>
      <p>Reading: {useCurrentSection(IDS) ?? 'nothing'}</p>
      {IDS.map((id) => (
        <section key={id} id={id} />
      ))}
    </>
  );
}

let judge = () => {};
beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: () => void) {
        judge = callback;
      }
      observe() {}
      disconnect() {}
    },
  );
  // All heads stand below the line, at the end of the page.
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue({ top: 400 } as DOMRect);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  window.history.replaceState(null, '', '/');
});

it.each([
  ['#100%', 'nothing'],
  ['', 'nothing'],
  [`#${encodeURIComponent('範圍')}`, '範圍'],
  ['#scope', 'scope'],
])('the address %s names %s', (hash, named) => {
  window.history.replaceState(null, '', `/terms-and-condition${hash}`);
  render(<Sections />);
  act(() => judge());
  expect(screen.getByText(`Reading: ${named}`)).toBeTruthy();
});
