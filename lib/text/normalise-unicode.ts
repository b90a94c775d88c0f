/** Longer runs of combining marks do not occur in real text; the limit is that of Unicode's stream-safe text format. */
const LONG_RUN_OF_MARKS = /(?<marks>\p{M}{30})\p{M}+/gu;

/**
 * A Unicode normal form in linear time. The engine sorts each run of combining marks in quadratic time: 100 kB of alternating marks block a
 * thread for ten seconds.
 */
export function normaliseUnicode(text: string, form: 'NFC' | 'NFD' | 'NFKC' | 'NFKD'): string {
  return text.replace(LONG_RUN_OF_MARKS, '$<marks>').normalize(form);
}
