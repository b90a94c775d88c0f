import { createEvent, fireEvent, render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useStrayFiles } from '@/components/layout/use-stray-files';

function Page() {
  useStrayFiles();
  return <textarea defaultValue="half a letter" />;
}

function dragged(type: 'dragOver' | 'drop', target: Element, types: string[]) {
  const event = createEvent[type](target, { dataTransfer: { types, files: [], dropEffect: 'copy' } });
  fireEvent(target, event);
  return event;
}

it.each(['dragOver', 'drop'] as const)('%s: a file beside every place for files is not opened in place of the page', (type) => {
  const { container } = render(<Page />);
  expect(dragged(type, container, ['Files']).defaultPrevented).toBe(true);
  const field = container.querySelector('textarea') as Element;
  expect(dragged(type, field, ['Files']).defaultPrevented).toBe(true);
  expect(dragged(type, field, ['text/plain']).defaultPrevented).toBe(false);
});

it('leaves a place that takes files to itself', () => {
  const { container } = render(<Page />);
  container.addEventListener('dragover', (event) => event.preventDefault());
  expect((dragged('dragOver', container, ['Files']) as DragEvent).dataTransfer?.dropEffect).toBe('copy');
});
