import { useEffect } from 'react';

/** Takes a file that is dropped anywhere on the page: nobody aims at a line of text. One goes with a message, so the first. */
export function useDroppedFile(onFile: ((file: File) => void) | null): void {
  useEffect(() => {
    if (!onFile) return;
    const take = (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      event.dataTransfer.dropEffect = 'copy';
      const [file] = event.dataTransfer.files;
      if (event.type === 'drop' && file) onFile(file);
    };
    document.addEventListener('dragover', take);
    document.addEventListener('drop', take);
    return () => {
      document.removeEventListener('dragover', take);
      document.removeEventListener('drop', take);
    };
  }, [onFile]);
}
