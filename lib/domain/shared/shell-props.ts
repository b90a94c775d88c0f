import type { Locale } from '@/lib/config/locales';
import type { RouteName } from '@/lib/config/routes';
import type { PromoBanner } from '@/lib/contract/content';
import type { SafeHtml } from '@/lib/safe-html';

export type ShownPromoBanner = Omit<PromoBanner, 'description'> & { description: SafeHtml };

/** What every page hands to the shell around it; the same for every visitor of the page. */
export interface ShellProps {
  locale: Locale;
  /** Null: no page of ours (404); it carries header and footer. */
  route: RouteName | null;
  promoBanner: ShownPromoBanner | null;
  /** Rendered into the static page; corrected in the browser when a new year has begun. */
  year: number;
}
