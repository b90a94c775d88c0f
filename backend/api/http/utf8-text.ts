const strict = new TextDecoder('utf-8', { fatal: true });

/**
 * The text of bytes that came as UTF-8, the one encoding of JSON (RFC 8259), without a mark at its beginning. Other encodings would be
 * stored with wrong letters, without an error.
 * @returns null when they are not UTF-8
 */
export function utf8Text(bytes: Uint8Array): string | null {
  try {
    return strict.decode(bytes);
  } catch {
    return null;
  }
}
