import Link from 'next/link';
import { useTranslation } from 'next-i18next/pages';
import type { Locale } from '@/lib/config/locales';
import { worldLink } from '@/lib/site/world-link';

/** The "World" link: the configured external site in the reader's language, or our own blog. */
export function WorldLink({ locale }: { locale: Locale }) {
  const { t } = useTranslation('layout');
  const link = worldLink(locale);
  return link.kind === 'external' ? <a href={link.href}>{t('world')}</a> : <Link href={link.href}>{t('world')}</Link>;
}
