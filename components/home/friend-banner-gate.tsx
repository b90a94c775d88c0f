import { useEffect, useState, type ComponentType } from 'react';
import type { HomePage } from '@/lib/contract/content/home-page';
import { readReferralCode } from '@/lib/domain/referral/referral-code';

interface BannerProps {
  code: string;
  text: HomePage['friendBanner'];
}

/** Waits for a friend's link: only with `?ref=` is there anything to load, to keep or to show. */
export function FriendBannerGate({ text }: { text: HomePage['friendBanner'] }) {
  const [loaded, setLoaded] = useState<{ code: string; Banner: ComponentType<BannerProps> } | null>(null);

  useEffect(() => {
    const code = readReferralCode(window.location.search);
    if (!code) return;
    let isMounted = true;
    import('./friend-banner').then(({ FriendBanner }) => isMounted && setLoaded({ code, Banner: FriendBanner })).catch(() => undefined); // Without the chunk there is no banner, and the page is as it was.
    return () => {
      isMounted = false;
    };
  }, []);

  return loaded && <loaded.Banner code={loaded.code} text={text} />;
}
