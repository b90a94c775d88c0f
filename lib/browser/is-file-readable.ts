/**
 * Whether the browser still lets a chosen file be read: one that was changed, moved or is kept in a cloud alone fails while it
 * is sent, exactly as a lost connection does.
 */
export async function isFileReadable(file: Blob): Promise<boolean> {
  try {
    await file.slice(0, 1).arrayBuffer();
    return true;
  } catch {
    return false;
  }
}
