import { useRouter } from 'next/router';
import { useCallback, useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { useQueryValue } from './use-query-value';
import { useWriteQuery } from './use-write-query';

const STEP = 'step';
const NO_KEYS: readonly string[] = [];

/** The steps that this document has pushed and not gone back from; the last one stands in the address. */
const pushed: string[] = [];

/** Further keys of the address that a step has; they are dropped with the step. */
type Facts = Readonly<Record<string, string>>;

export interface Steps<Name extends string> {
  /** The step of this flow that the address names. Null: none, or one of another flow; always null in the first render. */
  asked: Name | null;
  /**
   * `push` makes a history entry, so that Back leads to the step before; null closes the flow. `correct` replaces the step that was asked for,
   * unless the address names another one by then.
   */
  goTo: (name: Name | null, how?: 'push' | 'replace' | 'correct', facts?: Facts) => void;
  /** The page's own Back button: the browser's, unless this step was opened by its address. */
  goBack: (before: Name | null, facts?: Facts) => void;
}

/**
 * The steps of a flow as history entries: `?step=…` alone says where somebody stands, so that Back, Forward, a reload and a link do what
 * they do elsewhere.
 * @param names every step that has an address; unique within a page, and stable between renders
 * @param factKeys the further keys that steps of this flow have
 */
export function useSteps<Name extends string>(names: readonly Name[], factKeys: readonly string[] = NO_KEYS): Steps<Name> {
  const router = useRouter();
  const value = useQueryValue(STEP);
  const write = useWriteQuery();
  const asked = names.find((name) => name === value) ?? null;

  // From here on the page knows its address: until now the mark of `lib/config/inline-scripts.ts` hid the static first view.
  useLayoutEffect(() => {
    const isStep = new URLSearchParams(window.location.search).has(STEP);
    if (value !== null || !isStep) delete document.documentElement.dataset.step;
  }, [value]);

  const goTo = useCallback(
    (name: Name | null, how: 'push' | 'replace' | 'correct' = 'push', facts: Facts = {}) => {
      if (how === 'push') pushed.push(name ?? '');
      else if (pushed.at(-1) === (asked ?? '')) pushed.splice(-1, 1, name ?? '');
      write(how === 'push' ? how : 'replace', (query) => {
        if (how === 'correct' && query[STEP] !== asked) return query;
        const rest = Object.entries(query).filter(([key]) => key !== STEP && !factKeys.includes(key));
        return { ...Object.fromEntries(rest), ...(name === null ? {} : { [STEP]: name, ...facts }) };
      });
    },
    [write, asked, factKeys],
  );
  const goBack = useCallback(
    (before: Name | null, facts?: Facts) => {
      while (pushed.length > 0 && pushed.at(-1) !== asked) pushed.pop();
      if (pushed.pop() === undefined) goTo(before, 'push', facts);
      else router.back();
    },
    [router, asked, goTo],
  );
  return { asked, goTo, goBack };
}

/**
 * An address that names a step which is not open (typed by hand, its draft gone, done with) becomes that of the step which is shown.
 * @param isSettled false while the flow does not know yet what is open
 */
export function useFallBack<Name extends string>({ asked, goTo }: Steps<Name>, shown: Name | null, isSettled = true): void {
  useEffect(() => {
    if (isSettled && asked !== null && asked !== shown) goTo(shown, 'correct');
  }, [asked, shown, isSettled, goTo]);
}

/**
 * The head of a flow, to which focus and window move with each step, so that nobody stays at the bottom of the one before.
 * @param isAtHand the first step was in the page already
 */
export function useStepHead<Part extends HTMLElement>(step: string, isAtHand = false): RefObject<Part | null> {
  const head = useRef<Part>(null);
  const shown = useRef(isAtHand ? step : null);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    head.current?.focus({ preventScroll: true });
    head.current?.scrollIntoView?.({ block: 'start' });
  }, [step]);
  return head;
}
