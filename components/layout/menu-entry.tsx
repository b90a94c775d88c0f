import { useRouter } from 'next/router';
import { useEffect, useEffectEvent } from 'react';
import { useEntryWhileOpen } from '@/components/ui/hooks/use-drawer-entry';

interface Props {
  /** Id of the menu. */
  menu: string;
  onBack: () => void;
}

/**
 * The history entry of the site's open menu, so that Back closes it. Its links are those of the footer: here they take the place of the
 * entry, so that Back from where they lead does not come to it. Loaded with the first opening; public pages load nothing of it.
 */
export function MenuEntry({ menu, onBack }: Props) {
  const router = useRouter();
  useEntryWhileOpen('panel', 'menu', onBack);
  const follow = useEffectEvent((event: MouseEvent) => {
    const link = (event.target as Element).closest('a');
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (!link || !isPlain || link.target || link.origin !== location.origin) return;
    event.preventDefault();
    void router.replace(link.href.slice(link.origin.length), undefined, { locale: false, scroll: link.hreflang === '' });
  });
  useEffect(() => {
    const part = document.getElementById(menu);
    // Before the links hear of it.
    part?.addEventListener('click', follow, true);
    return () => part?.removeEventListener('click', follow, true);
  }, [menu]);
  return null;
}
