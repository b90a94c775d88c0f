/** Limit from the specification. */
export const EMAIL_MAX_LENGTH = 320;
/** Limits of SMTP and DNS, in ASCII. */
const LOCAL_MAX_LENGTH = 64;
const DOMAIN_MAX_LENGTH = 253;

/** Letters, digits and signs in parts between single dots. Quotes and other scripts are excluded: not every mail server accepts them. */
const LOCAL = /^[a-z\d!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z\d!#$%&'*+/=?^_`{|}~-]+)*$/i;
const LABEL = /^[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?$/i;
/** A top-level domain in another script is written `xn--…`. */
const TOP_LEVEL = /^(?:[a-z]{2,63}|xn--[a-z\d-]+)$/i;
const ASCII = /^[!-~]+$/;
/** Characters that URL parsers interpret or drop. */
const NOT_OF_A_HOST = /[\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800/\\?#:@[\]%]/u;
/**
 * A hyphen at either end of a label, including the characters that normalise to a hyphen or dot; it must be found before conversion to
 * `xn--…`, which would hide it.
 */
const HYPHEN_OUTSIDE = /(?:^|[.．。｡․])[-－﹣]|[-－﹣](?:[.．。｡․]|$)/;
const ENCODED_LABEL = /xn--/i;

/** A domain as DNS holds it, in lower case: other scripts become `xn--…`, as in a browser's address bar. Null if it cannot be a domain. */
function asciiDomain(domain: string): string | null {
  if (NOT_OF_A_HOST.test(domain) || HYPHEN_OUTSIDE.test(domain)) return null;
  if (ASCII.test(domain) && !ENCODED_LABEL.test(domain)) return domain.toLowerCase();
  try {
    return new URL(`http://${domain}`).hostname;
  } catch {
    return null;
  }
}

/** Whether mail could be delivered there by the rules of SMTP and DNS; not whether the mailbox exists. */
export function isEmailAddress(text: string): boolean {
  if (text.length > EMAIL_MAX_LENGTH) return false;
  const at = text.lastIndexOf('@');
  const local = text.slice(0, Math.max(at, 0));
  const domain = at < 0 ? null : asciiDomain(text.slice(at + 1));
  if (domain === null || domain.length > DOMAIN_MAX_LENGTH || local.length > LOCAL_MAX_LENGTH || !LOCAL.test(local)) return false;
  const labels = domain.split('.');
  return labels.length > 1 && labels.every((label) => LABEL.test(label)) && TOP_LEVEL.test(labels.at(-1) ?? '');
}

/** As typed: Chinese keyboards write full width, and 。 for the dot. Only width is mapped (RFC 8265): NFKC makes a Kelvin sign a K too. */
export const tidyEmail = (typed: string): string =>
  typed
    .replace(/[！-～]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0))
    .replace(/[。｡]/g, '.')
    .trim();

/** One canonical form of an address for comparison: lower case, domain in ASCII. */
export function comparableEmail(email: string): string {
  const typed = email.trim();
  const at = typed.lastIndexOf('@');
  const domain = at < 0 ? null : asciiDomain(typed.slice(at + 1));
  return domain === null ? typed.toLowerCase() : `${typed.slice(0, at).toLowerCase()}@${domain}`;
}
