/**
 * Percent-encoded but for letters, digits and `-._~` (RFC 3986): where marks that `encodeURIComponent` leaves have a meaning, as in the
 * parameters of a header (RFC 8187), or are encoded by whoever compares, as in a signed request.
 */
export const percentEncode = (text: string): string =>
  encodeURIComponent(text).replace(/[!'()*]/g, (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`);
