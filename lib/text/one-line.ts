/** Line breaks of every script, other control characters and runs of blanks. */
const BREAKS = /[\s\p{Cc}\p{Zl}\p{Zp}]+/gu;

/** Free text as one line: a line break would start another header of a mail, or another row. */
export const oneLine = (text: string): string => text.replace(BREAKS, ' ').trim();
