import { createContext } from 'react';
import type { Elements } from '@/components/ui/theme/elements';

/**
 * What shows this tree's toasts inside of what is modal: everything outside of a modal dialog is inert, even a popover that
 * lies over it, so that an Undo could be seen there and neither pressed nor heard.
 */
export const ToastOutlet = createContext<Elements>(null);
