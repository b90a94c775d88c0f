/** What both a listener of the document and one of React are given. */
interface KeyPress {
  key: string;
  keyCode: number;
  nativeEvent?: { isComposing: boolean };
  isComposing?: boolean;
}

/** What an input method has taken for itself, as browsers tell it (UI Events, `keyCode` of composition events). */
const TAKEN = 229;

/**
 * The key that was pressed as a command; null for one that belongs to an input method, as the Enter that ends the choice of a Chinese
 * character. Safari tells that one after the composition, by its code alone.
 */
export function pressedKey({ key, keyCode, nativeEvent, isComposing = nativeEvent?.isComposing }: KeyPress): string | null {
  return isComposing === true || keyCode === TAKEN ? null : key;
}
