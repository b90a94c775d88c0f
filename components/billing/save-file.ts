interface SavedFile {
  name: string;
  type: string;
  content: string;
}

/** Hands a file that the page made to the browser's downloads. */
export function saveFile({ name, type, content }: SavedFile): void {
  const address = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser has taken the file over once this turn has ended.
  setTimeout(() => URL.revokeObjectURL(address), 0);
}
