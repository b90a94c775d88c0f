/** The decoded hash of the address; empty when it cannot be decoded, such as `#100%`. */
export function readHash(): string {
  try {
    return decodeURIComponent(window.location.hash.slice(1));
  } catch {
    return '';
  }
}
