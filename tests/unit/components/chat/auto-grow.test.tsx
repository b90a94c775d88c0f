import { render } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { useAutoGrow } from '@/components/chat/composer';

const LINE = 24;

function Field({ text }: { text: string }) {
  const field = useRef<HTMLTextAreaElement>(null);
  useAutoGrow(field, text);
  return <textarea ref={field} value={text} readOnly />;
}

/** jsdom lays nothing out: the text's height as a browser would have it, never less than the field's own. */
function layOut() {
  vi.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockImplementation(function scrollHeight(this: HTMLElement) {
    const lines = (this as HTMLTextAreaElement).value.split('\n').length * LINE;
    return this.style.height === 'auto' ? lines : Math.max(lines, parseFloat(this.style.height) || 0);
  });
}

afterEach(() => vi.restoreAllMocks());

it('grows and shrinks with its text where the browser does not do that by itself', () => {
  layOut();
  const { container, rerender } = render(<Field text="one" />);
  const field = container.querySelector('textarea') as HTMLTextAreaElement;
  expect(field.style.height).toBe('24px');
  rerender(<Field text={'one\ntwo\nthree'} />);
  expect(field.style.height).toBe('72px');
  rerender(<Field text="" />);
  expect(field.style.height).toBe('24px');
});

it('leaves it to the browser that can', () => {
  layOut();
  const styles = { getPropertyValue: (name: string) => (name === 'field-sizing' ? 'content' : '') } as CSSStyleDeclaration;
  vi.spyOn(window, 'getComputedStyle').mockReturnValue(styles);
  const { container } = render(<Field text={'one\ntwo'} />);
  expect(container.querySelector('textarea')?.style.height).toBe('');
});
