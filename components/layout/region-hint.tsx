import { useEffect, useState } from 'react';
import { afterLoad } from '@/lib/browser/page-lifecycle';
import type { RegionCode } from '@/lib/config/regions';
import type { ShellProps } from '@/lib/domain/shared/shell-props';
import { getRegionSuggestion, hasSkipCookie, setSkipCookie } from '@/services/region';
import { clientOnly, SilentDynamicLoading } from '@/components/ui/feedback/client-only';

const RegionModal = clientOnly(() => import('./region-modal').then((module) => module.RegionModal), SilentDynamicLoading);

/** Asks once, after load, whether the visitor might prefer the other region's site; never redirects. */
export function RegionHint({ shell }: { shell: ShellProps }) {
  const [suggested, setSuggested] = useState<RegionCode | null>(null);

  useEffect(() => {
    if (hasSkipCookie()) return;
    let isMounted = true;
    const ask = async () => {
      const answer = await getRegionSuggestion();
      if (!answer || !isMounted) return;
      // If the answer's own cookie was lost; otherwise the question would come again.
      if (answer.setCookie && !hasSkipCookie()) setSkipCookie();
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
