/**
 * The beginning of a text, of so many UTF-16 units at most: one less where the last would be the first half of an emoji, which alone is no
 * character.
 */
export const cutText = (text: string, length: number): string => text.slice(0, length).replace(/[\uD800-\uDBFF]$/, '');
