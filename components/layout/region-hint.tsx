import dynamic from 'next/dynamic';
import { useEffect, useState } from 'react';
import { afterLoad } from '@/lib/after-load';
import type { RegionCode } from '@/lib/config/regions';
import type { ShellProps } from '@/lib/domain/shared/shell-props';
import { getRegionSuggestion } from '@/services/region/get-region-suggestion';
import { hasSkipCookie } from '@/services/region/has-skip-cookie';
import { SilentDynamicLoading } from '@/components/ui/dynamic-loading';

const RegionModal = dynamic(() => import('./region-modal').then((module) => module.RegionModal), {
  ssr: false,
  loading: SilentDynamicLoading,
});

/** Where the answer lost its own on the way; without it the question is asked again on the next visit. */
function writeSkipCookie(): void {
  import('@/services/region/set-skip-cookie').then((part) => part.setSkipCookie()).catch(() => undefined);
}

/** Asks once, after load, whether the visitor might prefer the other region's site; never redirects. */
export function RegionHint({ shell }: { shell: ShellProps }) {
  const [suggested, setSuggested] = useState<RegionCode | null>(null);

  useEffect(() => {
    if (hasSkipCookie()) return;
    let isMounted = true;
    const ask = async () => {
      const answer = await getRegionSuggestion();
      if (!answer || !isMounted) return;
      if (answer.setCookie && !hasSkipCookie()) writeSkipCookie();
      setSuggested(answer.suggest);
    };
    const forget = afterLoad(() => void ask());
    return () => {
      isMounted = false;
      forget();
    };
  }, []);

  return suggested && <RegionModal shell={shell} region={suggested} onAnswered={() => setSuggested(null)} />;
}
