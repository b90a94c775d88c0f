/**
 * Percent-encodes everything but letters, digits and `-._~` (RFC 3986), because `encodeURIComponent` leaves characters that have a meaning
 * in header parameters (RFC 8187) or must be encoded in signed requests.
 */
export const percentEncode = (text: string): string =>
  encodeURIComponent(text).replace(/[!'()*]/g, (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`);
