import type { BookingStep } from '@/components/booking/model/booking-step-names';
import { isBookingStep, ORDER_STEPS, type OrderStep } from './use-pricing-steps';

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
