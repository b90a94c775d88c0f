const strict = new TextDecoder('utf-8', { fatal: true });

/**
 * Decodes UTF-8, the only encoding of JSON (RFC 8259), without a byte order mark. Other encodings would silently be stored with wrong
 * letters.
 * @returns null for invalid UTF-8
 */
export function utf8Text(bytes: Uint8Array): string | null {
  try {
    return strict.decode(bytes);
  } catch {
    return null;
  }
}
