interface SavedFile {
  name: string;
  type: string;
  content: BlobPart;
}

/** Some browsers read the address only after the click, and a large file for a while. */
const KEPT_MS = 10_000;

/** Hands a file that the page made or fetched to the browser's downloads. */
export function saveFile({ name, type, content }: SavedFile): void {
  const address = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), KEPT_MS);
}
