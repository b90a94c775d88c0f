/** Accepts native keyboard events and React's. */
interface KeyPress {
  key: string;
  keyCode: number;
  nativeEvent?: { isComposing: boolean };
  isComposing?: boolean;
}

/** `keyCode` of a key that an input method handles (UI Events specification). */
const TAKEN = 229;

/**
 * The pressed key as a command; null for a key that an input method handles, such as the Enter that confirms a Chinese character. Safari
 * fires that event after the composition has ended, where only `keyCode` shows it.
 */
export function pressedKey({ key, keyCode, nativeEvent, isComposing = nativeEvent?.isComposing }: KeyPress): string | null {
  return isComposing === true || keyCode === TAKEN ? null : key;
}
