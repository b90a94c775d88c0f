import Router from 'next/router';
import { useCallback, useEffect, useEffectEvent, useRef } from 'react';
import { useLeaveQuery } from './use-leave-query';
import { useQueryValue } from './use-query-value';
import { inTurn, useWriteQuery } from './use-write-query';

const PANEL = 'panel';

interface DrawerEntry<Name extends string> {
  /** The view that the address names; the first one until it names any. */
  view: Name;
  /** A further view of the drawer, from which Back leads to this one. */
  open: (view: Name) => void;
  /** Goes back to what was before the drawer; its owner hears of it as of any other Back. */
  close: () => void;
}

/**
 * A history entry for a drawer that its owner opens by state, such as a menu or help: Back closes it and never leaves the page. It is made
 * when the drawer mounts, so that pages which have the drawer closed load nothing of this. A reload closes the drawer. Links in it replace
 * the entry (`replace`). Where the page can afford to know of the drawer before, use `useDrawerSteps`.
 * @param views as the address names them (`?panel=…`), the first one first; stable between renders
 * @param onClosed called when the address names none of them any more
 */
export function useDrawerEntry<Name extends string>(views: readonly [Name, ...Name[]], onClosed: () => void): DrawerEntry<Name> {
  const value = useQueryValue(PANEL);
  const write = useWriteQuery();
  const leave = useLeaveQuery();
  const asked = views.find((view) => view === value);
  const wasAsked = useRef(false);
  const tellOwner = useEffectEvent(onClosed);
  const open = useCallback((view: Name) => write('push', (query) => ({ ...query, [PANEL]: view })), [write]);
  const [first] = views;

  useEffect(() => open(first), [open, first]);
  useEffect(() => {
    if (asked !== undefined) wasAsked.current = true;
    else if (wasAsked.current) tellOwner();
  }, [asked]);

  const close = () => {
    leave([PANEL]);
    // The entry is not there yet, or another navigation took its place.
    if (asked === undefined) onClosed();
  };
  return { view: asked ?? first, open, close };
}

/**
 * A history entry as long as this is mounted, for what opens and closes by its owner's state alone: a question, the site's menu. Back takes
 * it away like any other way of closing; closed otherwise, it leaves the history.
 * @param key of the address; one that nothing around it has
 * @param onBack the owner unmounts it
 */
export function useEntryWhileOpen(key: string, name: string, onBack: () => void): void {
  const value = useQueryValue(key);
  const write = useWriteQuery();
  const leave = useLeaveQuery();
  const wasThere = useRef(false);
  const isMounted = useRef(false);
  const goBack = useEffectEvent(onBack);

  useEffect(() => {
    isMounted.current = true;
    write('push', (query) => ({ ...query, [key]: name }));
    return () => {
      isMounted.current = false;
      inTurn(async () => {
        // React's strict mode mounts twice; and whoever went to another page must not be led back to this one.
        if (!isMounted.current && new URLSearchParams(location.search).has(key)) leave([key]);
      });
    };
  }, [write, leave, key, name]);
  const see = useEffectEvent((isThere: boolean) => {
    if (!isThere && wasThere.current) goBack();
    wasThere.current = isThere;
  });
  useEffect(() => see(value === name), [value, name]);
  useEffect(() => {
    // Sooner than the next render: who goes back at once must find it open.
    const read = () => see(new URLSearchParams(location.search).get(key) === name);
    Router.events.on('routeChangeComplete', read);
    return () => Router.events.off('routeChangeComplete', read);
  }, [key, name]);
}
