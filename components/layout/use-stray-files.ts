import { useEffect } from 'react';

/** Nothing is dropped then: no drop follows. A place that takes files has prevented the default by itself. */
function refuse(event: DragEvent): void {
  if (event.defaultPrevented || !event.dataTransfer?.types.includes('Files')) return;
  event.preventDefault();
  event.dataTransfer.dropEffect = 'none';
}

/** A file that misses the place for it would be opened by the browser in place of the page, with everything that was being written. */
export function useStrayFiles(): void {
  useEffect(() => {
    window.addEventListener('dragover', refuse);
    return () => window.removeEventListener('dragover', refuse);
  }, []);
}
