/** What the address names after its hash; nothing when that is no encoded text, such as `#100%`. */
export function readHash(): string {
  try {
    return decodeURIComponent(window.location.hash.slice(1));
  } catch {
    return '';
  }
}
