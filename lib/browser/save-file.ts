interface SavedFile {
  name: string;
  type: string;
  content: BlobPart;
}

/**
 * Some browsers read the address only after the click: an iPhone asks first whether the file is wanted at all, and fails with
 * an error of its own where the address is gone when that is answered.
 */
const KEPT_MS = 2 * 60_000;

/** Hands a file that the page made or fetched to the browser's downloads. */
export function saveFile({ name, type, content }: SavedFile): void {
  const address = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), KEPT_MS);
}
