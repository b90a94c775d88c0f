import type { Locale } from '@/lib/config/locales';
import { manifestPath } from '@/lib/domain/content/web-manifest';
import { SITE_ICONS } from '@/lib/site/site-files';
import { COLOURS } from '@/components/ui/theme/tokens';

/**
 * Icons, theme colour and manifest for the document's head; rendered on the server only. The size on the .ico stops Chrome from preferring
 * it over the SVG.
 */
export function SiteLinks({ locale }: { locale: Locale }) {
  const { ico, svg, touch } = SITE_ICONS;
  return (
    <>
      <link rel="icon" href={ico.src} sizes={ico.sizes} />
      <link rel="icon" href={svg.src} type={svg.type} sizes={svg.sizes} />
      <link rel="apple-touch-icon" href={touch.src} />
      <link rel="manifest" href={manifestPath(locale)} />
      <meta name="theme-color" content={COLOURS.paper} />
    </>
  );
}
