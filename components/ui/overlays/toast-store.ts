type ToastTone = 'neutral' | 'success' | 'danger';

export interface Toast {
  id: number;
  tone: ToastTone;
  message: string;
  /** One thing to do, such as Undo. A toast with an action stays until it is used or closed. */
  action?: { label: string; onPress: () => void };
}

export interface ToastStore {
  subscribe: (listener: () => void) => () => void;
  /** What is to be shown in the page (`null`), or in the open dialog of that id: all of it in the uppermost, nothing elsewhere. */
  toastsOf: (outlet: string | null) => readonly Toast[];
  /** A dialog has opened. @returns the function that says that it is closed */
  open: (outlet: string) => () => void;
  show: (toast: Omit<Toast, 'id'>) => number;
  dismiss: (id: number) => void;
}

/** More would cover the page; the oldest goes. */
const MAXIMUM = 3;
const NONE: readonly Toast[] = [];

/** One per tree. Raised by views, for what they did; never by the layer that speaks to the server. */
export function createToastStore(): ToastStore {
  let toasts: readonly Toast[] = [];
  let outlets: readonly string[] = [];
  let lastId = 0;
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const listener of listeners) listener();
  };
  const set = (next: readonly Toast[]) => {
    toasts = next;
    tell();
  };
  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    toastsOf: (outlet) => (outlet === (outlets.at(-1) ?? null) ? toasts : NONE),
    open(outlet) {
      outlets = [...outlets, outlet];
      tell();
      return () => {
        outlets = outlets.filter((other) => other !== outlet);
        tell();
      };
    },
    show(toast) {
      lastId += 1;
      set([...toasts, { ...toast, id: lastId }].slice(-MAXIMUM));
      return lastId;
    },
    dismiss: (id) => set(toasts.filter((toast) => toast.id !== id)),
  };
}
