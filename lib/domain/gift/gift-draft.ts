import * as z from 'zod/mini';

const text = z.catch(z.string(), '');

/** The stored draft of an unpaid gift; no card data. */
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
