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
  /** A member's address and contact are known: they are changed, not asked for. */
  hasKnownPlace: boolean;
  /** Null: the collection is booked. */
  openBookingStep: BookingStep | null;
  /** A press was not answered yet: the payment stays open for it, also after a reload, which forgets the password; and it can be left. */
  isPaying: boolean;
  isPaid: boolean;
}

type Person = Pick<OrderFacts, 'isMember' | 'hasKnownPlace'>;

/** The steps as the step bar counts them: from the basket to the payment. */
export function visibleSteps(facts: Person): Exclude<OrderStep, 'done'>[] {
  return ORDER_STEPS.filter((step) => step !== 'done').filter((step) => isVisible(step, facts));
}

function isComplete(step: OrderStep, facts: OrderFacts): boolean {
  if (step === 'who') return facts.isMember || facts.hasAccountDetails;
  return isBookingStep(step) && step !== facts.openBookingStep;
}

function isVisible(step: OrderStep, { isMember, hasKnownPlace }: Person): boolean {
  return step === 'who' ? !isMember : step !== 'where' || !hasKnownPlace;
}

/**
 * The step that is shown where one is asked for: not beyond the first that is open, and no account of a member. A known place is shown
 * where it is asked for, so that it can be changed.
 * @returns null for the calculator
 */
export function openStep(asked: OrderStep, facts: OrderFacts): OrderStep | null {
  if (facts.isPaid) return asked === 'pay' || asked === 'done' ? 'done' : null;
  if (!facts.hasBasket) return null;
  if (facts.isPaying && asked === 'pay') return 'pay';
  const numberOf = (step: OrderStep) => ORDER_STEPS.indexOf(step);
  const open = ORDER_STEPS.find((step) => !isComplete(step, facts)) ?? 'pay';
  const seen = visibleSteps(facts).find((step) => numberOf(step) >= numberOf(asked)) ?? 'pay';
  const wanted = asked === 'where' ? asked : seen;
  return numberOf(open) < numberOf(wanted) ? open : wanted;
}

/** The step before, among those that this person sees; null: the calculator. */
export function stepBefore(step: OrderStep, facts: OrderFacts): OrderStep | null {
  return ORDER_STEPS.slice(0, ORDER_STEPS.indexOf(step)).findLast((candidate) => isVisible(candidate, facts)) ?? null;
}
