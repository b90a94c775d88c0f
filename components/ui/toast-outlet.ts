import { createContext, type ComponentType } from 'react';

/**
 * The part that shows this tree's toasts, for what is modal: everything outside of a modal dialog is inert, even a popover
 * that lies over it, so that an Undo could be seen there and neither pressed nor heard.
 */
export const ToastOutlet = createContext<ComponentType | null>(null);
