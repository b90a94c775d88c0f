/** No script writes more marks over one letter; of Unicode's own format for texts that are read as a stream. */
const LONG_RUN_OF_MARKS = /(?<marks>\p{M}{30})\p{M}+/gu;

/**
 * A Unicode normal form in linear time. The engine sorts each run of combining marks, and the time for that grows with the square of the
 * run: 100 kB of two marks by turns hold a thread for ten seconds.
 */
export function normaliseUnicode(text: string, form: 'NFC' | 'NFD' | 'NFKC' | 'NFKD'): string {
  return text.replace(LONG_RUN_OF_MARKS, '$<marks>').normalize(form);
}
