import { BOOKING_STEPS, bookingStepNumber, type BookingStep } from '@/components/booking/model/booking-step-names';

/** The parts of an order; `pricing.step` counts them from 1. The numbers stay, whoever sees which. */
const ORDER_PARTS = ['choose', 'account', 'collection', 'review', 'done'] as const;
export type OrderPart = (typeof ORDER_PARTS)[number];

/** The steps of an order in order, each with an address of its own: who, where, when, pay. `choose` is the calculator's. */
export const ORDER_STEPS = ['who', ...BOOKING_STEPS, 'pay', 'done'] as const;
export type OrderStep = (typeof ORDER_STEPS)[number];

const isBookingStep = (step: OrderStep): step is BookingStep => BOOKING_STEPS.some((known) => known === step);

export function partOf(step: OrderStep): OrderPart {
  if (step === 'who') return 'account';
  if (isBookingStep(step)) return 'collection';
  return step === 'pay' ? 'review' : 'done';
}

/** The numbers that the pricing store has for a step; null: the calculator. */
export function orderNumbers(step: OrderStep | null): { step: number; stepBookCollection?: number } {
  if (step === null) return { step: 1 };
  return {
    step: ORDER_PARTS.indexOf(partOf(step)) + 1,
    ...(isBookingStep(step) ? { stepBookCollection: bookingStepNumber(step) } : {}),
  };
}

/** What the flow knows about its order. */
export interface OrderFacts {
  isMember: boolean;
  hasBasket: boolean;
  /** Name and address of a new customer are held, and the password, which no draft keeps. */
  hasAccountDetails: boolean;
  /** Null: the collection is booked. */
  openBookingStep: BookingStep | null;
  /** A press was not answered yet: the payment stays open for it, also after a reload, which forgets the password; and it can be left. */
  isPaying: boolean;
  isPaid: boolean;
}

/** The steps as the step bar counts them: from the basket to the payment. */
export function visibleSteps(facts: Pick<OrderFacts, 'isMember'>): Exclude<OrderStep, 'done'>[] {
  return ORDER_STEPS.filter((step) => step !== 'done').filter((step) => isVisible(step, facts));
}

function isComplete(step: OrderStep, facts: OrderFacts): boolean {
  if (step === 'who') return facts.isMember || facts.hasAccountDetails;
  return isBookingStep(step) && step !== facts.openBookingStep;
}

const isVisible = (step: OrderStep, { isMember }: Pick<OrderFacts, 'isMember'>) => partOf(step) !== 'account' || !isMember;

/**
 * The step that is shown where one is asked for: not beyond the first that is open, and none that this person does not see.
 * @returns null for the calculator
 */
export function openStep(asked: OrderStep, facts: OrderFacts): OrderStep | null {
  if (facts.isPaid) return asked === 'pay' || asked === 'done' ? 'done' : null;
  if (!facts.hasBasket) return null;
  if (facts.isPaying && asked === 'pay') return 'pay';
  const seen = visibleSteps(facts);
  const open = seen.find((step) => !isComplete(step, facts)) ?? 'pay';
  const wanted = seen.find((step) => ORDER_STEPS.indexOf(step) >= ORDER_STEPS.indexOf(asked)) ?? 'pay';
  return seen.indexOf(open) < seen.indexOf(wanted) ? open : wanted;
}

/** The step before, among those that this person sees; null: the calculator. */
export function stepBefore(step: OrderStep, facts: OrderFacts): OrderStep | null {
  return ORDER_STEPS.slice(0, ORDER_STEPS.indexOf(step)).findLast((candidate) => isVisible(candidate, facts)) ?? null;
}
