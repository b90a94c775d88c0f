import Link from 'next/link';
import { useTranslation } from 'next-i18next/pages';
import { publicEnv } from '@/lib/config/env';
import { type Locale, LOCALES } from '@/lib/config/locales';
import { ROUTES } from '@/lib/config/routes';

/** The "World" link: the configured external site in the reader's language, of which English has no path; without one our own blog. */
export function WorldLink({ locale }: { locale: Locale }) {
  const { t } = useTranslation('layout');
  const base = publicEnv.worldUrl;
  if (!base) return <Link href={ROUTES.blog.path}>{t('world')}</Link>;
  return <a href={`${base}${LOCALES[locale].script === 'latin' ? '' : `/${locale}`}`}>{t('world')}</a>;
}
