import { isLocale } from './config/locales';

/** FNV-1a, 32 bits: short, and identical in the browser and on the server. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const character of text) value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return value;
}

/** The page of an address, without its locale. */
function pageOf(address: string): string {
  const segments = (address.split(/[?#]/)[0] ?? '').split('/').filter(Boolean);
  return `/${(isLocale(segments[0]) ? segments.slice(1) : segments).join('/')}`;
}

/**
 * The reference that a visitor quotes and that is logged with the fault: minute (UTC) and page, `2611210304-1K7QZ`. The error page is
 * static, so browser and server compute it independently.
 */
export function errorReference(address: string, at: Date): string {
  const minute = at.toISOString().slice(2, 16).replace(/\D/g, '');
  return `${minute}-${hash(pageOf(address)).toString(36).toUpperCase().padStart(5, '0').slice(-5)}`;
}
