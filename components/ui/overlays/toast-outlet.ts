import { createContext } from 'react';
import type { Elements } from '@/components/ui/theme/elements';

/**
 * Renders toasts inside the open modal: everything outside a modal dialog is inert, even a popover above it, so an Undo there could not be
 * pressed or heard.
 */
export const ToastOutlet = createContext<Elements>(null);
