import type { Currency } from '@/lib/config/regions';
import { assess } from './estimate';
import { isBlank, isComplete, PIECES_MAXIMUM, PIECES_MINIMUM, type CompletePiece, type Piece } from '@/lib/domain/consignment/piece';

const CONSIGNMENT_STEPS = ['check', 'terms', 'account', 'collection', 'review'] as const;
export type ConsignmentStep = (typeof CONSIGNMENT_STEPS)[number];

/** Members skip the account step; pieces in storage need no visit. */
export function visibleSteps(isMember: boolean, hasVisit = true): ConsignmentStep[] {
  return CONSIGNMENT_STEPS.filter((step) => (step !== 'account' || !isMember) && (step !== 'collection' || hasVisit));
}

export function nextStep(step: ConsignmentStep, isMember: boolean, hasVisit = true): ConsignmentStep {
  const after = CONSIGNMENT_STEPS.slice(CONSIGNMENT_STEPS.indexOf(step) + 1);
  return after.find((candidate) => visibleSteps(isMember, hasVisit).includes(candidate)) ?? step;
}

/** The previous visible step; the first has none. */
export function previousStep(step: ConsignmentStep, isMember: boolean, hasVisit = true): ConsignmentStep {
  const before = CONSIGNMENT_STEPS.slice(0, CONSIGNMENT_STEPS.indexOf(step));
  return before.findLast((candidate) => visibleSteps(isMember, hasVisit).includes(candidate)) ?? CONSIGNMENT_STEPS[0];
}

/** The rows to collect: complete and not refused. */
export function piecesToSend(pieces: readonly Piece[], currency: Currency): CompletePiece[] {
  return pieces.filter(isComplete).filter((piece) => assess(piece, currency).kind !== 'no');
}

export type CheckProblem = { kind: 'incomplete'; keys: string[] } | { kind: 'none' | 'too-few' } | { kind: 'too-many'; have: number };

/**
 * Why the step cannot be left yet; null: it can. Untouched rows are ignored.
 * @param storedCount pieces that come from storage
 */
export function checkProblem(pieces: readonly Piece[], currency: Currency, storedCount = 0): CheckProblem | null {
  const begun = pieces.filter((piece) => !isBlank(piece));
  const incomplete = begun.filter((piece) => !isComplete(piece)).map(({ key }) => key);
  if (incomplete.length > 0) return { kind: 'incomplete', keys: incomplete };
  if (begun.length + storedCount === 0) return { kind: 'none' };
  const have = piecesToSend(begun, currency).length + storedCount;
  if (have < PIECES_MINIMUM) return { kind: 'too-few' };
  return have > PIECES_MAXIMUM ? { kind: 'too-many', have } : null;
}

interface Facts {
  isMember: boolean;
  isCheckDone: boolean;
  hasAgreed: boolean;
  isBookingDone: boolean;
  hasVisit?: boolean;
}

/**
 * Where a draft resumes: on a visible step, not beyond the first incomplete one. A visitor who got an account on the way continues after
 * the account step and stays there while completing it.
 */
export function resumeStep(
  asked: ConsignmentStep,
  { isMember, isCheckDone, hasAgreed, isBookingDone, hasVisit = true }: Facts,
): ConsignmentStep {
  const isDone: Record<ConsignmentStep, boolean> = {
    check: isCheckDone,
    terms: hasAgreed,
    account: isMember,
    collection: isBookingDone,
    review: false,
  };
  const seen = visibleSteps(isMember, hasVisit);
  const open = seen.find((step) => !isDone[step]) ?? 'review';
  const wanted = seen.includes(asked) ? asked : nextStep(asked, isMember, hasVisit);
  return seen.indexOf(open) < seen.indexOf(wanted) ? open : wanted;
}
