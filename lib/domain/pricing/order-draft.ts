import * as z from 'zod/mini';

const text = z.catch(z.string(), '');
const flag = z.catch(z.boolean(), false);

/**
 * The stored draft of an unplaced order. Parsed leniently: invalid or older fields fall back one by one. It has no password and no card
 * data.
 */
const orderDraft = z.object({
  /** Whose address it is, as the server said; null: nobody has asked. */
  emailOwner: z.catch(z.nullable(z.enum(['nobody', 'password', 'google', 'apple'])), null),
  account: z.object({ email: text, firstName: text, lastName: text, marketing: flag }),
  bookCollection: z.object({
    date: z.object({ date: text, time: text }),
    address: z.object({
      flat: text,
      addressOne: text,
      building: text,
      addressTwo: text,
      district: text,
      haveLift: flag,
      entranceGate: text,
      manyEntranceGate: flag,
      parkingBay: flag,
      zipCode: text,
    }),
    contact: z.object({
      contactName: text,
      contactPhoneCode: z.catch(z.string().check(z.regex(/^\+[1-9]\d{0,3}$/)), '+852'),
      contactPhone: text,
    }),
    note: z.object({ moreItems: flag, specialNote: text }),
    consignmentNote: text,
  }),
  hold: z.catch(
    z.nullable(z.object({ id: z.string(), date: z.string(), time: z.string(), expiresAt: z.string(), extensionsLeft: z.int() })),
    null,
  ),
  /** 128 random bits that identify the draft's slot hold. */
  holdKey: z.string().check(z.regex(/^[0-9a-f]{32}$/)),
  isPhoneCodeSettled: flag,
  answered: z.catch(z.array(z.enum(['haveLift', 'parkingBay'])), []),
});
export type OrderDraft = z.infer<typeof orderDraft>;
export type AccountDraft = OrderDraft['account'];

export const BLANK_ACCOUNT: AccountDraft = { email: '', firstName: '', lastName: '', marketing: false };

/** @returns null for an invalid value */
export const readOrderDraft = (stored: Record<string, unknown>): OrderDraft | null => orderDraft.safeParse(stored).data ?? null;

export function hasAccountDetails({ email, firstName }: AccountDraft): boolean {
  return [email, firstName].every((value) => value.trim() !== '');
}
