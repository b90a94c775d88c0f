import { createEvent, fireEvent, render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { usePreventFileDrop } from '@/components/layout/site-layout';

function Page() {
  usePreventFileDrop();
  return <textarea defaultValue="half a letter" />;
}

function dragged(target: Element, types: string[]) {
  const event = createEvent.dragOver(target, { dataTransfer: { types, files: [], dropEffect: 'copy' } });
  fireEvent(target, event);
  return event as DragEvent;
}

it('a file beside every place for files cannot be dropped, and so is not opened in place of the page', () => {
  const { container } = render(<Page />);
  const field = container.querySelector('textarea') as Element;
  for (const target of [container, field]) {
    const event = dragged(target, ['Files']);
    expect([event.defaultPrevented, event.dataTransfer?.dropEffect]).toEqual([true, 'none']);
  }
  expect(dragged(field, ['text/plain']).defaultPrevented).toBe(false);
});

it('leaves a place that takes files to itself', () => {
  const { container } = render(<Page />);
  container.addEventListener('dragover', (event) => event.preventDefault());
  expect(dragged(container, ['Files']).dataTransfer?.dropEffect).toBe('copy');
});
