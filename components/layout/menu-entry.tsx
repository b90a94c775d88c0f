import Router, { useRouter } from 'next/router';
import { useEffect, useEffectEvent } from 'react';
import { useEntryWhileOpen } from '@/components/ui/hooks/use-drawer-entry';
import { ASK, leaveNow } from '@/components/ui/hooks/use-leave-query';
import { inTurn } from '@/components/ui/hooks/use-write-query';

/** The key of the address that names what is open. */
const KEYS = { menu: 'panel', languages: ASK } as const;

interface Props {
  /** The site's menu, or the list of languages, which may be in that menu and then has an entry above the menu's. */
  name: keyof typeof KEYS;
  /** Id of its element. */
  part: string;
  onBack: () => void;
  /** The focus or a press went elsewhere, which closes a list. The menu covers the page. */
  onLeave?: () => void;
  /** Called once it listens; until then its owner has to close the list. */
  onReady?: () => void;
}

/** A link that is pressed to open here: not in another tab, nor to be saved. */
function followedLink({ target, button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): HTMLAnchorElement | null {
  const link = (target as Element).closest('a');
  const isPlain = button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
  return link && isPlain && !link.target && !link.hasAttribute('download') ? link : null;
}

/** How long a press may take until its navigation begins: a link to a page, and anything else. */
const UNTIL_START_MS = { link: 1_000, other: 100 };

/** Calls back once the navigation that a press begins, if any, is over: going back meanwhile would stop it. */
function afterNavigation(onOver: () => void, untilStartMs: number): void {
  const { events } = Router;
  const over = () => {
    clearTimeout(timer);
    events.off('routeChangeStart', wait);
    events.off('routeChangeComplete', complete);
    events.off('routeChangeError', fail);
    onOver();
  };
  let timer = setTimeout(over, untilStartMs);
  // A shallow navigation is the entry of what was opened, which a slow device may complete only now.
  const wait = (_address: string, { shallow }: { shallow: boolean }) => (shallow ? undefined : clearTimeout(timer));
  const complete = (_address: string, { shallow }: { shallow: boolean }) => (shallow ? undefined : over());
  // A cancelled navigation has given way to another one, which may be a shallow one.
  const fail = (error: { cancelled?: boolean }) => {
    clearTimeout(timer);
    if (error.cancelled) timer = setTimeout(over, untilStartMs);
    else over();
  };
  events.on('routeChangeStart', wait);
  events.on('routeChangeComplete', complete);
  events.on('routeChangeError', fail);
}

/**
 * The history entry of what is open in the header, so that Back closes it. The links of the menu are those of the footer: here they take
 * the place of the entry, so that Back from where they lead does not come to it. Loaded with the first opening; public pages load nothing
 * of it.
 */
export function MenuEntry({ name, part, onBack, onLeave, onReady }: Props) {
  const router = useRouter();
  useEntryWhileOpen(KEYS[name], name, onBack);
  const follow = useEffectEvent((event: MouseEvent) => {
    const link = followedLink(event);
    if (link?.origin !== location.origin) return;
    event.preventDefault();
    // Whoever closed it now would go back from where the link leads.
    event.stopPropagation();
    inTurn(async () => {
      if (name === 'menu' && Router.router) await leaveNow({ current: Router.router }, [ASK], false);
      await router.replace(link.href.slice(link.origin.length), undefined, { locale: false, scroll: link.hreflang === '' });
      onBack();
    });
  });
  const leave = useEffectEvent((event: Event) => {
    const target = event.target as Element;
    // Presses on the list and on its button are handled there.
    if (document.getElementById(part)?.parentElement?.contains(target)) return;
    if (event.type === 'focusin') {
      // By keyboard, or in a field. A press on anything else is handled by its click.
      if (target.matches(':focus-visible')) onLeave?.();
      return;
    }
    const link = followedLink(event as MouseEvent);
    const isPage = link !== null && link.protocol.startsWith('http');
    // A link to another site unloads this page.
    if (isPage && link.origin !== location.origin) return;
    if (isPage && link.hash !== '' && link.pathname === location.pathname) {
      event.preventDefault();
      // The browser would add its entry above the list's: that one is left first.
      inTurn(async () => {
        if (Router.router) await leaveNow({ current: Router.router }, [KEYS[name]]);
        location.hash = link.hash;
      });
    } else afterNavigation(() => onLeave?.(), UNTIL_START_MS[isPage ? 'link' : 'other']);
  });
  const ready = useEffectEvent(() => onReady?.());
  useEffect(() => {
    const element = document.getElementById(part);
    ready();
    // Before the links hear of it.
    element?.addEventListener('click', follow, true);
    document.addEventListener('click', leave, true);
    document.addEventListener('focusin', leave);
    return () => {
      element?.removeEventListener('click', follow, true);
      document.removeEventListener('click', leave, true);
      document.removeEventListener('focusin', leave);
    };
  }, [part]);
  return null;
}
