import { useCallback } from 'react';
import { useLeaveQuery } from './use-leave-query';
import { useSteps, type Steps } from './use-steps';

const NO_KEYS: readonly string[] = [];

export interface DrawerSteps<Name extends string> extends Steps<Name> {
  /** Goes back to what was before the drawer, as if it had not been opened. */
  close: () => void;
}

/**
 * A drawer and its parts as history entries: Back is a step back in it, then closes it, and never leaves the page.
 * @param names see `useSteps`; @param factKeys see `useSteps`
 */
export function useDrawerSteps<Name extends string>(names: readonly Name[], factKeys = NO_KEYS): DrawerSteps<Name> {
  const steps = useSteps(names, factKeys);
  const leave = useLeaveQuery();
  const close = useCallback(() => leave(['step', ...factKeys]), [leave, factKeys]);
  return { ...steps, close };
}

const FILTERS = ['filters'] as const;

/** The drawer of a list's filters. */
export const useFilterSteps = (): DrawerSteps<'filters'> => useDrawerSteps(FILTERS);
