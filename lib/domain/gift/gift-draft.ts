import * as z from 'zod/mini';

const text = z.catch(z.string(), '');

/** What this browser keeps of a gift that is not paid yet; nothing of a card. */
const giftDraft = z.object({
  packageId: text,
  giftPackage: z.object({ firstName: text, lastName: text, emailAddress: text, recipientName: text, message: text }),
});
export type GiftDraft = z.infer<typeof giftDraft>;

export function parseGiftDraft(stored: string | null): GiftDraft | null {
  try {
    const result = giftDraft.safeParse(JSON.parse(stored ?? 'null'));
    return result.success ? result.data : null;
  } catch {
    return null;
  }
}
