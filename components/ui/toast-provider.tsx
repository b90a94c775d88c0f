import { createContext, use, useState } from 'react';
import { Toaster } from './toaster';
import { createToastStore, type ToastStore } from './toast-store';
import type { Elements } from './elements';

const ToastContext = createContext<ToastStore | null>(null);

/** Stands once, around the application. */
export function ToastProvider({ children }: { children: Elements }) {
  const [store] = useState(createToastStore);
  return (
    <ToastContext value={store}>
      {children}
      <Toaster store={store} />
    </ToastContext>
  );
}

/** `show` and `dismiss` of this tree's toasts. */
export function useToasts(): Pick<ToastStore, 'show' | 'dismiss'> {
  const store = use(ToastContext);
  if (!store) throw new Error('useToasts needs a ToastProvider above it');
  return store;
}
