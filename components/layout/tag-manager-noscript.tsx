import { publicEnv } from '@/lib/config/env';
import type { RegionCode } from '@/lib/config/regions';

/** The tag container for visitors without JavaScript; nothing without a container id. */
export function TagManagerNoscript({ region }: { region: RegionCode }) {
  const id = region === 'hk' ? publicEnv.gtmIdHk : publicEnv.gtmIdSg;
  if (!id) return null;
  return (
    <noscript>
      <iframe
        src={`https://www.googletagmanager.com/ns.html?id=${encodeURIComponent(id)}`}
        title="Google Tag Manager"
        height="0"
        width="0"
        style={{ display: 'none', visibility: 'hidden' }}
      />
    </noscript>
  );
}
