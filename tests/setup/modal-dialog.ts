/**
 * jsdom lacks modal dialogs. This adds what the components need: open state, the `cancel` event of Escape, and the focus return. The real
 * behaviour is tested in a browser, by tests/e2e/site/design.spec.ts.
 */
export function installModalDialog(): void {
  const returnFocusTo = new WeakMap<HTMLDialogElement, Element | null>();
  HTMLDialogElement.prototype.showModal = function showModal(this: HTMLDialogElement) {
    returnFocusTo.set(this, document.activeElement);
    this.open = true;
    this.addEventListener('keydown', cancelOnEscape);
  };
  HTMLDialogElement.prototype.close = function close(this: HTMLDialogElement) {
    this.open = false;
    this.removeEventListener('keydown', cancelOnEscape);
    const previous = returnFocusTo.get(this);
    if (previous instanceof HTMLElement) previous.focus();
  };
}

function cancelOnEscape(this: HTMLElement, event: KeyboardEvent) {
  if (event.key === 'Escape' && this.getAttribute('closedby') !== 'none') this.dispatchEvent(new Event('cancel', { cancelable: true }));
}

/** jsdom lays nothing out, so nothing changes its size; tests of what follows a size bring their own. */
export function installResizeObserver(): void {
  globalThis.ResizeObserver ??= class {
    observe = () => undefined;
    unobserve = () => undefined;
    disconnect = () => undefined;
  };
}
