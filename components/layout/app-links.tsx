import { useTranslation } from 'next-i18next/pages';
import { APP_PLATFORMS, platformLink } from '@/lib/config/platform-links';
import type { RegionCode } from '@/lib/config/regions';
import { AndroidIcon, AppleIcon } from '@/components/ui/icons';
import { FooterList } from './footer-list';

export function AppLinks({ region }: { region: RegionCode }) {
  const { t } = useTranslation('layout');
  const links = APP_PLATFORMS.map((platform) => ({ platform, href: platformLink(platform, region) })).filter(({ href }) => href !== null);
  if (links.length === 0) return null;
  return (
    <FooterList title={t('apps')}>
      {links.map(({ platform, href }) => (
        <li key={platform}>
          <a href={href ?? undefined} target="_blank" rel="noopener noreferrer" aria-label={`${t(platform)} (${t('opensInNewTab')})`}>
            {platform === 'ios' ? <AppleIcon /> : <AndroidIcon />}
            <span>{t(platform)}</span>
          </a>
        </li>
      ))}
    </FooterList>
  );
}
