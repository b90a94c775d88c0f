import Router, { useRouter } from 'next/router';
import { useEffect, useEffectEvent } from 'react';
import { useEntryWhileOpen } from '@/components/ui/hooks/use-drawer-entry';
import { ASK, leaveNow } from '@/components/ui/hooks/use-leave-query';
import { inTurn } from '@/components/ui/hooks/use-write-query';

interface Props {
  /** Id of the menu. */
  menu: string;
  /** The list of languages, which may be in the site's menu. */
  isList?: boolean;
  onBack: () => void;
}

/**
 * The history entry of the site's open menu, or of its list of languages, so that Back closes it. The links of the menu are those of the
 * footer: here they take the place of the entry, so that Back from where they lead does not come to it. Loaded with the first opening;
 * public pages load nothing of it.
 */
export function MenuEntry({ menu, isList = false, onBack }: Props) {
  const router = useRouter();
  useEntryWhileOpen(isList ? ASK : 'panel', isList ? 'languages' : 'menu', onBack);
  const follow = useEffectEvent((event: MouseEvent) => {
    const link = (event.target as Element).closest('a');
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (!link || !isPlain || link.target || link.origin !== location.origin) return;
    event.preventDefault();
    // Whoever closed it now would go back from where the link leads.
    event.stopPropagation();
    inTurn(async () => {
      // The list's own entry, above the menu's.
      if (!isList && Router.router) await leaveNow({ current: Router.router }, [ASK], false);
      await router.replace(link.href.slice(link.origin.length), undefined, { locale: false, scroll: link.hreflang === '' });
      onBack();
    });
  });
  useEffect(() => {
    const part = document.getElementById(menu);
    // Before the links hear of it.
    part?.addEventListener('click', follow, true);
    return () => part?.removeEventListener('click', follow, true);
  }, [menu]);
  return null;
}
