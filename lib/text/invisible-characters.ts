/** Invisible characters, of which only some are in the format category: fillers, joiners, selectors, the Braille blank. */
export const INVISIBLE_CHARACTERS = /[\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/gu;

export const removeInvisibleCharacters = (text: string): string => text.replace(INVISIBLE_CHARACTERS, '');
