import { useCallAction } from '@/services/http/use-call-action';

/** Each is started by a person and never repeated by itself. */
export const useCreateItemRequests = () => useCallAction('createItemRequests');
export const useEditItem = () => useCallAction('editItem');
export const useMarkWorn = () => useCallAction('markWorn');
export const useApprovePrice = () => useCallAction('approvePrice');
export const useUndoItemRequest = () => useCallAction('undoItemRequest');
