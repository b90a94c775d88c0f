import Router from 'next/router';
import { useCallback, useEffect, useEffectEvent, useMemo, useRef } from 'react';
import { ASK, leaveNow, useLeaveQuery } from './use-leave-query';
import { useQueryValue } from './use-query-value';
import { inTurn, ofAddress, useLatestRouter, useWriteQuery, write } from './use-write-query';

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

/** What is open and has an entry, or gets one in its turn. */
const held: { key: string; names: readonly string[] }[] = [];

/**
 * The entry of what is open. One rule for all: whether the address names it is judged in the turn that changes it, so that openings and
 * closings follow each other in the order in which they were asked for. An entry that is there already is used again: after a reload, or on
 * the way Forward (`useWhenNamed`).
 * @param leaves it leaves the history with its owner
 */
function useEntry(key: string, names: readonly [string, ...string[]], leaves: boolean): void {
  const latest = useLatestRouter();
  const isMounted = useRef(false);
  useEffect(() => {
    isMounted.current = true;
    const own = { key, names };
    held.push(own);
    inTurn(async () => {
      const { asPath } = latest.current;
      // React's strict mode mounts twice, and what is closed by now needs no entry.
      if (isMounted.current && !isNamed(key, names)) await write(latest.current, 'push', { ...ofAddress(asPath), [key]: names[0] });
    });
    return () => {
      isMounted.current = false;
      held.splice(held.indexOf(own), 1);
      inTurn(async () => {
        // Whoever went to another page must not be led back to this one.
        // The router of an unmounted part knows the address of then.
        if (leaves && !isMounted.current && isNamed(key, names)) await leaveNow(Router.router ? { current: Router.router } : latest, [key]);
      });
    };
  }, [latest, key, names, leaves]);
}

/** These are opened again by their entry alone, after their scripts have loaded. */
const REOPENED = /^(menu|help)/;
/** An owner that opens it again has done so by then. */
const CLAIMED_AFTER_MS = 200;

/**
 * Goes back from an entry whose panel or question is gone and that nobody opens again: after a reload, or on the way Forward. Back would
 * else do nothing there. For a part that is loaded where the address names one.
 */
export function LeaveUnclaimed(): null {
  useEffect(() => {
    const { events } = Router;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = () => clearTimeout(timer);
    const look = () => {
      stop();
      if (unclaimed().length > 0) timer = setTimeout(() => inTurn(leaveUnclaimed), CLAIMED_AFTER_MS);
    };
    // An error of another kind loads the page anew.
    const fail = (error: { cancelled?: boolean }) => (error.cancelled ? look() : stop());
    look();
    // Events, since the router's `asPath` does not change when Back stops a navigation early.
    events.on('routeChangeStart', stop);
    events.on('routeChangeComplete', look);
    events.on('routeChangeError', fail);
    return () => {
      stop();
      events.off('routeChangeStart', stop);
      events.off('routeChangeComplete', look);
      events.off('routeChangeError', fail);
    };
  }, []);
  return null;
}

const unclaimed = () =>
  [PANEL, ASK].filter((key) => {
    const name = new URLSearchParams(location.search).get(key);
    return name !== null && !REOPENED.test(name) && !held.some((each) => each.key === key && each.names.includes(name));
  });

async function leaveUnclaimed(): Promise<void> {
  const keys = unclaimed();
  if (keys.length > 0 && Router.router) await leaveNow({ current: Router.router }, keys, false);
}

/**
 * A history entry for a drawer that its owner opens by state, such as a menu or help: Back closes it and never leaves the page. It is made
 * when the drawer mounts, so that pages which have the drawer closed load nothing of this. Links in it replace the entry (`replace`). Where
 * the page may load the drawer's state at its start, use `useDrawerSteps`.
 * @param views as the address names them (`?panel=…`), the first one first; stable between renders
 * @param onClosed called when the address names none of them any more
 */
export function useDrawerEntry<Name extends string>(views: readonly [Name, ...Name[]], onClosed: () => void): DrawerEntry<Name> {
  const value = useQueryValue(PANEL);
  const change = useWriteQuery();
  const leave = useLeaveQuery();
  const asked = views.find((view) => view === value);
  const open = useCallback((view: Name) => change('push', (query) => ({ ...query, [PANEL]: view })), [change]);

  useEntry(PANEL, views, false);
  useWhenLeft(PANEL, views, onClosed);

  const close = () => {
    leave([PANEL]);
    // The entry is not there yet, or another navigation took its place.
    if (asked === undefined) onClosed();
  };
  return { view: asked ?? views[0], open, close };
}

/**
 * A history entry as long as this is mounted, for what opens and closes by its owner's state alone: a question, the site's menu. Back takes
 * it away like any other way of closing; closed otherwise, it leaves the history.
 * @param key of the address; one that nothing around it has
 * @param onBack the owner unmounts it
 */
export function useEntryWhileOpen(key: string, name: string, onBack: () => void): void {
  const names = useMemo((): [string] => [name], [name]);
  useEntry(key, names, true);
  useWhenLeft(key, names, onBack);
}

/** `useEntryWhileOpen` as a part, for what a library opens. */
export function EntryWhileOpen({ onBack }: { onBack: () => void }): null {
  useEntryWhileOpen(PANEL, 'choice', onBack);
  return null;
}
