/** Characters that nobody sees, though only some of them count as format characters: fillers, joiners, selectors, the blank of Braille. */
export const INVISIBLE_CHARACTERS = /[\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/gu;

export const removeInvisibleCharacters = (text: string): string => text.replace(INVISIBLE_CHARACTERS, '');
