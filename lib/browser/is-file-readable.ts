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
