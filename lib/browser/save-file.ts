/**
 * Whether a chosen file can still be read. A file that was changed, moved or exists only in a cloud fails during the upload, with the same
 * error as a lost connection.
 */
export async function isFileReadable(file: Blob): Promise<boolean> {
  try {
    await file.slice(0, 1).arrayBuffer();
    return true;
  } catch {
    return false;
  }
}

interface SavedFile {
  name: string;
  type: string;
  content: BlobPart;
}

/** iPhones ask for permission before they read the address, and fail if it has been revoked by then. */
const KEPT_MS = 2 * 60_000;

/** Saves a file that the page made or fetched as a download. */
export function saveFile({ name, type, content }: SavedFile): void {
  const address = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), KEPT_MS);
}
