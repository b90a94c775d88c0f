const strict = new TextDecoder('utf-8', { fatal: true });

/**
 * The text of bytes that came as UTF-8, the one encoding of JSON (RFC 8259), without a mark at its beginning. What is not, read as if it
 * were, would be kept with other letters, and nobody told.
 * @returns null when it is not
 */
export function utf8Text(bytes: Uint8Array): string | null {
  try {
    return strict.decode(bytes);
  } catch {
    return null;
  }
}
