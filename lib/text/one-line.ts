/** Breaks of lines of every alphabet, other control characters and runs of blanks. */
const BREAKS = /[\s\p{Cc}\p{Zl}\p{Zp}]+/gu;

/** What people wrote, where it has to be one line: a break would begin another field of a mail, or another row. */
export const oneLine = (text: string): string => text.replace(BREAKS, ' ').trim();
