import type { ConsentChoice } from '@/lib/domain/consent/consent-choice';
import { removeCookie } from '@/lib/browser/remove-cookie';
import { removeStored, storedKeys } from '@/lib/browser/storage';
import { tagManagerRuns } from './tag-script';

/**
 * Cookies and storage keys of common tags by consent category: Google, Microsoft, Meta, TikTok, Pinterest, LinkedIn, Snap, Reddit, X,
 * Hotjar, Matomo.
 */
const ANALYTICS = /^(?:_ga(?:_.+)?|_gid|_gat(?:_.+)?|_dc_gtm_.+|AMP_TOKEN|__utm[a-z]+|_clck|_clsk|_hj.+|_pk_.+)$/;
const MARKETING =
  /^(?:_gcl_.+|_gac_.+|FPGCL.+|_fbp|_fbc|_uet(?:sid|vid)(?:_exp)?|_tt(?:p|_.+)|_pin_unauth|_pinterest_.+|li_fat_id|_li_.+|_scid(?:_r)?|_rdt_.+|_twclid)$/;

/** Deletes cookies and storage of categories that are no longer allowed, under every domain and path that this page can reach. */
export function forgetVendors({ analytics, marketing }: ConsentChoice): void {
  const isRefused = (name: string) => (!analytics && ANALYTICS.test(name)) || (!marketing && MARKETING.test(name));
  for (const name of document.cookie.split('; ').map((pair) => pair.split('=')[0] ?? '')) if (isRefused(name)) removeCookie(name);
  for (const area of ['local', 'session'] as const) {
    for (const key of storedKeys('', area)) if (isRefused(key)) removeStored(key, area);
  }
}

/** A running script cannot be unloaded, so the page is reloaded; the new document runs only what is still allowed. */
export function withdraw(choice: ConsentChoice): void {
  forgetVendors(choice);
  if (tagManagerRuns()) location.reload();
}
