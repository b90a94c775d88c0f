import { createContext } from 'react';
import type { Elements } from '@/components/ui/theme/elements';

/**
 * Renders toasts inside the open modal: everything outside a modal dialog is inert, even a popover above it, so an Undo there could not be
 * pressed or heard.
 */
export const ToastOutlet = createContext<Elements>(null);

type ToastTone = 'neutral' | 'success' | 'danger';

export interface Toast {
  id: number;
  tone: ToastTone;
  message: string;
  /** Id of what it is about: a later one about the same takes its place, so that no Undo outlives what it undoes. */
  about?: string | undefined;
  /** An action, such as Undo. A toast with an action stays until it is used or closed. */
  action?: { label: string; onPress: () => void };
}

export interface ToastStore {
  subscribe: (listener: () => void) => () => void;
  /** Toasts to show in the page (`null`) or in the open dialog with that id: the topmost outlet gets all of them. */
  toastsOf: (outlet: string | null) => readonly Toast[];
  /** Registers an open dialog. @returns unregisters it */
  open: (outlet: string) => () => void;
  show: (toast: Omit<Toast, 'id'>) => number;
  dismiss: (id: number) => void;
}

/** Maximum number; the oldest is removed. */
const MAXIMUM = 3;
const NONE: readonly Toast[] = [];

/** One store per tree. Only views show toasts, never the service layer. */
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
      const others = toasts.filter(({ about }) => about === undefined || about !== toast.about);
      set([...others, { ...toast, id: lastId }].slice(-MAXIMUM));
      return lastId;
    },
    dismiss: (id) => set(toasts.filter((toast) => toast.id !== id)),
  };
}
