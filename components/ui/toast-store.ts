export type ToastTone = 'neutral' | 'success' | 'danger';

export interface Toast {
  id: number;
  tone: ToastTone;
  message: string;
  /** One thing to do, such as Undo. A toast with an action stays until it is used or closed. */
  action?: { label: string; onPress: () => void };
}

export interface ToastStore {
  subscribe: (listener: () => void) => () => void;
  toasts: () => readonly Toast[];
  show: (toast: Omit<Toast, 'id'>) => number;
  dismiss: (id: number) => void;
}

/** More would cover the page; the oldest goes. */
const MAXIMUM = 3;

/** One per tree. Raised by views, for what they did; never by the layer that speaks to the server. */
export function createToastStore(): ToastStore {
  let toasts: readonly Toast[] = [];
  let lastId = 0;
  const listeners = new Set<() => void>();
  const set = (next: readonly Toast[]) => {
    toasts = next;
    for (const listener of listeners) listener();
  };
  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    toasts: () => toasts,
    show(toast) {
      lastId += 1;
      set([...toasts, { ...toast, id: lastId }].slice(-MAXIMUM));
      return lastId;
    },
    dismiss: (id) => set(toasts.filter((toast) => toast.id !== id)),
  };
}
