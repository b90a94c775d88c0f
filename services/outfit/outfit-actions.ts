import { queryClient } from '@/services/http/query-client';
import { useCallAction } from '@/services/http/use-call-action';
import { outfitMemoryQuery, outfitsQuery } from './outfit-queries';

/** Each is started by a person and never repeated by itself. */
export const useSaveOutfit = () => useCallAction('saveOutfit');
export const useUpdateOutfit = () => useCallAction('updateOutfit');
export const useDeleteOutfit = () => useCallAction('deleteOutfit');
export const useWearOutfit = () => useCallAction('wearOutfit');
export const useOutfitFeedback = () => useCallAction('outfitFeedback');
export const useSendLook = () => useCallAction('createItemRequests');

/** After any change of the list; the memory too, because a worn look rests. */
export async function renewOutfits(): Promise<void> {
  await Promise.all([
    queryClient().invalidateQueries({ queryKey: outfitsQuery().queryKey }),
    queryClient().invalidateQueries({ queryKey: outfitMemoryQuery().queryKey }),
  ]);
}
