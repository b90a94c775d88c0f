import type { CallHandlers } from '@/backend/http/call-handler';
import { outfitFeedback, outfitFeedbackList } from './outfit-feedback';
import { deleteOutfit, outfits, saveOutfit, updateOutfit } from './saved-outfits';
import { outfitHistory, wearOutfit } from './worn-outfits';

export const outfitHandlers = {
  deleteOutfit,
  outfitFeedback,
  outfitFeedbackList,
  outfitHistory,
  outfits,
  saveOutfit,
  updateOutfit,
  wearOutfit,
} satisfies Partial<CallHandlers>;
