import { useQueryValue } from '@/components/ui/hooks/use-query-value';
import { useSteps } from '@/components/ui/hooks/use-steps';

const VISIT_STEPS = ['visit-shown', 'visit-move', 'visit-cancel'] as const;
/** Which of the visits, where the drawer began with all of them. */
const OF = 'of';
const FACTS = [OF];

/** Which of the address's keys the visit drawer has. */
export const VISIT_KEYS = ['visit', 'step', OF];

type View = { kind: 'list' } | { kind: 'visit' | 'move' | 'cancel'; id: string };

/**
 * Where the visit drawer stands, as history entries, so that Back is a step back in it, then closes it, and never leaves the wardrobe.
 * @param startId the visit that it began with; null: the list of them all
 */
export function useVisitSteps(startId: string | null) {
  const { asked, goTo, goBack } = useSteps(VISIT_STEPS, FACTS);
  const chosen = useQueryValue(OF);
  const id = startId ?? (asked === null ? null : chosen);
  const kind = asked === 'visit-move' ? 'move' : asked === 'visit-cancel' ? 'cancel' : 'visit';
  const view: View = id === null ? { kind: 'list' } : { kind, id };
  const factsOf = (of: string): Record<string, string> => (startId === null ? { [OF]: of } : {});
  return {
    view,
    /** Opens a visit of the list. */
    show: (of: string) => goTo('visit-shown', 'push', factsOf(of)),
    /** A way to change the visit that is shown. */
    change: (of: string, how: 'move' | 'cancel') => goTo(`visit-${how}`, 'push', factsOf(of)),
    /** From a change to its visit. */
    toVisit: (of: string) => (startId === null ? goBack('visit-shown', factsOf(of)) : goBack(null)),
    toList: () => goBack(null),
  };
}
