import { useTranslation } from 'next-i18next/pages';
import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { clientOnly, SilentDynamicLoading } from '@/components/ui/feedback/client-only';
import { afterLoad } from '@/lib/browser/page-lifecycle';
import { publicEnv } from '@/lib/config/env';
import type { RegionCode } from '@/lib/config/regions';
import type { ShellProps } from '@/lib/domain/shared/shell-props';
import { getRegionSuggestion, hasSkipCookie, setSkipCookie } from '@/services/region';
import { useStrapiStore } from '@/stores/strapi-store';

const Root = styled.aside`
  padding: var(--space-2) var(--gutter);
  --focus: var(--on-ink);
  background: var(--ink);
  color: var(--on-ink);
  text-align: center;
  text-wrap: balance;
  line-height: 1.45;
  font-size: var(--text-sm);
  &[data-size='small'] {
    font-size: var(--text-xs);
  }
  &[data-size='large'] {
    font-size: var(--text-md);
  }
  a {
    color: inherit;
    text-underline-offset: 0.2em;
  }
  p {
    display: inline;
  }
  /* The text has its places to break, between words. */
  &:lang(zh) p {
    word-break: keep-all;
  }
  /* It is for those who are not members yet. A friend's offer is worth more, and a phone has room for one of them. */
  html:is([data-friend], [data-session='in']) & {
    display: none;
  }
  @media print {
    display: none;
  }
`;

/** Maps the editors' size to our type scale; never raw CSS. */
function sizeOf(textSize: string): 'small' | 'medium' | 'large' {
  return textSize === 'small' || textSize === 'large' ? textSize : 'medium';
}

/** The CMS's optional announcement above the header. Without a CMS there is no banner. */
export function PromoBanner() {
  const { t } = useTranslation('layout');
  const banner = useStrapiStore((state) => state.promoBanner);
  if (!banner?.isShow) return null;
  return (
    <Root aria-label={t('promoBanner')} data-size={sizeOf(banner.textSize)} dangerouslySetInnerHTML={{ __html: banner.description }} />
  );
}

const DemonstrationRoot = styled.aside`
  padding: 0.25rem var(--gutter);
  background: var(--wash);
  color: var(--ink-soft);
  font-size: var(--text-xs);
  line-height: 1.4;
  text-align: center;
  @media print {
    display: none;
  }
`;

/** Says once, for the whole site, that nothing here is sold or stored and no picture is a photograph. `DEMONSTRATION` switches it. */
export function DemonstrationBar() {
  const { t } = useTranslation('layout');
  if (!publicEnv.isDemonstration) return null;
  return <DemonstrationRoot aria-label={t('demonstration.label')}>{t('demonstration.text')}</DemonstrationRoot>;
}

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
