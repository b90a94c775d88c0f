import { createContext, use, useId, useState } from 'react';
import { Toaster } from './toaster';
import { createToastStore, ToastOutlet, type ToastStore } from './toast-store';
import type { Elements } from '@/components/ui/theme/elements';

const ToastContext = createContext<ToastStore | null>(null);

/** Mounted once, around the application. */
export function ToastProvider({ children }: { children: Elements }) {
  const [store] = useState(createToastStore);
  return (
    <ToastContext value={store}>
      <ToastOutlet value={DIALOG_TOASTS}>{children}</ToastOutlet>
      <Toaster store={store} outlet={null} />
    </ToastContext>
  );
}

function DialogToasts() {
  const store = use(ToastContext);
  const outlet = useId();
  return store ? <Toaster store={store} outlet={outlet} /> : null;
}
const DIALOG_TOASTS = <DialogToasts />;

export function useToasts(): Pick<ToastStore, 'show' | 'dismiss'> {
  const store = use(ToastContext);
  if (!store) throw new Error('useToasts needs a ToastProvider above it');
  return store;
}
