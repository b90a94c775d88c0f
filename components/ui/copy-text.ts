/**
 * Puts text on the clipboard.
 * @returns false where the browser refuses, as it does on pages that are not served securely
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
