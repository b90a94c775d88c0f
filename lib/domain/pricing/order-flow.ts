/** The steps of an order; `pricing.step` counts them from 1. The numbers stay, whoever sees which. */
export const ORDER_STEPS = ['choose', 'account', 'collection', 'review', 'done'] as const;
export type OrderStep = (typeof ORDER_STEPS)[number];

export const orderStepNumber = (step: OrderStep) => ORDER_STEPS.indexOf(step) + 1;
export const orderStepOf = (number: number): OrderStep => ORDER_STEPS[number - 1] ?? 'choose';

/** What the flow knows about its order. */
export interface OrderFacts {
  isMember: boolean;
  hasBasket: boolean;
  /** Name and address of a new customer are held, and the password, which no draft keeps. */
  hasAccountDetails: boolean;
  isCollectionBooked: boolean;
  /** A press was not answered yet: the review stays open for it, whatever a reload has let go of, and can be left. */
  isPaying: boolean;
  isPaid: boolean;
}

const isVisible = (step: OrderStep, { isMember }: OrderFacts) => step !== 'account' || !isMember;

export function visibleSteps(facts: OrderFacts): OrderStep[] {
  return ORDER_STEPS.filter((step) => isVisible(step, facts));
}

export function isStepComplete(step: OrderStep, facts: OrderFacts): boolean {
  switch (step) {
    case 'choose':
      return facts.hasBasket;
    case 'account':
      return facts.isMember || facts.hasAccountDetails;
    case 'collection':
      return facts.isCollectionBooked;
    case 'review':
      return facts.isPaid;
    case 'done':
      return false;
  }
}

/** The next step that this person sees; the last one has none. */
export function nextStep(step: OrderStep, facts: OrderFacts): OrderStep {
  const after = ORDER_STEPS.slice(ORDER_STEPS.indexOf(step) + 1);
  return after.find((candidate) => isVisible(candidate, facts)) ?? step;
}

/** The previous step that this person sees, never before the first. */
export function previousStep(step: OrderStep, facts: OrderFacts): OrderStep {
  const before = ORDER_STEPS.slice(0, ORDER_STEPS.indexOf(step));
  return before.findLast((candidate) => isVisible(candidate, facts)) ?? 'choose';
}

/** Where an order goes on: at the step that was asked for, and not beyond the first that is open. */
export function resumeStep(asked: OrderStep, facts: OrderFacts): OrderStep {
  if (facts.isPaid) return 'done';
  if (facts.isPaying && asked === 'review') return 'review';
  const open = visibleSteps(facts).find((step) => !isStepComplete(step, facts)) ?? 'review';
  const wanted = isVisible(asked, facts) ? asked : nextStep(asked, facts);
  return orderStepNumber(open) < orderStepNumber(wanted) ? open : wanted;
}
