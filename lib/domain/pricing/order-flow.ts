/** The steps of an order; `pricing.step` counts them from 1, whichever steps are visible. */
export const ORDER_STEPS = ['choose', 'account', 'collection', 'review', 'done'] as const;
export type OrderStep = (typeof ORDER_STEPS)[number];

export const orderStepNumber = (step: OrderStep) => ORDER_STEPS.indexOf(step) + 1;
export const orderStepOf = (number: number): OrderStep => ORDER_STEPS[number - 1] ?? 'choose';

/** Facts that the flow depends on. */
export interface OrderFacts {
  isMember: boolean;
  hasBasket: boolean;
  /** Name, address and password of a new customer are entered; the password is in no draft. */
  hasAccountDetails: boolean;
  isCollectionBooked: boolean;
  /** A press has no answer yet: the review stays open for it, even if a reload lost other data. */
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

/** The next visible step; the last has none. */
export function nextStep(step: OrderStep, facts: OrderFacts): OrderStep {
  const after = ORDER_STEPS.slice(ORDER_STEPS.indexOf(step) + 1);
  return after.find((candidate) => isVisible(candidate, facts)) ?? step;
}

/** The previous visible step; the first has none. */
export function previousStep(step: OrderStep, facts: OrderFacts): OrderStep {
  const before = ORDER_STEPS.slice(0, ORDER_STEPS.indexOf(step));
  return before.findLast((candidate) => isVisible(candidate, facts)) ?? 'choose';
}

/** Where an order resumes: at the requested step, not beyond the first incomplete one. */
export function resumeStep(asked: OrderStep, facts: OrderFacts): OrderStep {
  if (facts.isPaid) return 'done';
  if (facts.isPaying && asked === 'review') return 'review';
  const open = visibleSteps(facts).find((step) => !isStepComplete(step, facts)) ?? 'review';
  const wanted = isVisible(asked, facts) ? asked : nextStep(asked, facts);
  return orderStepNumber(open) < orderStepNumber(wanted) ? open : wanted;
}
