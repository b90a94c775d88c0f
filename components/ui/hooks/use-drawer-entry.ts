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
 * Calls `onLeft` when the address named one of these and names none any more. The router is listened to as well, since Back may follow the
 * opening before the address has been rendered.
 */
function useWhenLeft(key: string, names: readonly string[], onLeft: () => void): void {
  const value = useQueryValue(key);
  const wasThere = useRef(false);
  const see = useEffectEvent((named: string | null | undefined) => {
    const isThere = names.some((name) => name === named);
    if (!isThere && wasThere.current) onLeft();
    wasThere.current = isThere;
  });
  useEffect(() => see(value), [value]);
  useEffect(() => {
    const read = (address: string) => see(new URL(address, location.href).searchParams.get(key));
    Router.events.on('beforeHistoryChange', read);
    return () => Router.events.off('beforeHistoryChange', read);
  }, [key]);
}

const isNamed = (key: string, names: readonly string[]) => names.some((name) => new URLSearchParams(location.search).get(key) === name);

/**
 * A history entry for a drawer that its owner opens by state, such as a menu or help: Back closes it and never leaves the page. It is made
 * when the drawer mounts, so that pages which have the drawer closed load nothing of this; an entry that is there already, after a reload or
 * on the way Forward (`useWhenNamed`), is used again. Links in it replace the entry (`replace`). Where the page may load the drawer's state
 * at its start, use `useDrawerSteps`.
 * @param views as the address names them (`?panel=…`), the first one first; stable between renders
 * @param onClosed called when the address names none of them any more
 */
export function useDrawerEntry<Name extends string>(views: readonly [Name, ...Name[]], onClosed: () => void): DrawerEntry<Name> {
  const value = useQueryValue(PANEL);
  const write = useWriteQuery();
  const leave = useLeaveQuery();
  const asked = views.find((view) => view === value);
  const open = useCallback((view: Name) => write('push', (query) => ({ ...query, [PANEL]: view })), [write]);
  const [first] = views;

  useEffect(() => inTurn(async () => void (isNamed(PANEL, views) || open(first))), [open, first, views]);
  useWhenLeft(PANEL, views, onClosed);

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
  const write = useWriteQuery();
  const leave = useLeaveQuery();
  const isMounted = useRef(false);

  useEffect(() => {
    isMounted.current = true;
    // A panel is opened again after a reload, and has its entry.
    if (key !== PANEL || !isNamed(key, [name])) write('push', (query) => ({ ...query, [key]: name }));
    return () => {
      isMounted.current = false;
      inTurn(async () => {
        // React's strict mode mounts twice; and whoever went to another page must not be led back to this one.
        if (!isMounted.current && new URLSearchParams(location.search).has(key)) leave([key]);
      });
    };
  }, [write, leave, key, name]);
  useWhenLeft(key, [name], onBack);
}

/** `useEntryWhileOpen` as a part, for what a library opens. */
export function EntryWhileOpen({ onBack }: { onBack: () => void }): null {
  useEntryWhileOpen(PANEL, 'choice', onBack);
  return null;
}
