import { useTranslation } from 'next-i18next/pages';
import type { ComponentType } from 'react';
import { platformLink, SOCIAL_PLATFORMS, type SocialPlatform } from '@/lib/config/platform-links';
import type { RegionCode } from '@/lib/config/regions';
import { FacebookIcon } from '@/components/ui/icons/facebook';
import { InstagramIcon } from '@/components/ui/icons/instagram';
import { LinkedinIcon } from '@/components/ui/icons/linkedin';
import { YoutubeIcon } from '@/components/ui/icons/youtube';
import { FooterList } from './footer-list';

/** Names of companies are the same in every language. */
const PLATFORMS: Record<SocialPlatform, { name: string; Icon: ComponentType }> = {
  instagram: { name: 'Instagram', Icon: InstagramIcon },
  facebook: { name: 'Facebook', Icon: FacebookIcon },
  linkedin: { name: 'LinkedIn', Icon: LinkedinIcon },
  youtube: { name: 'YouTube', Icon: YoutubeIcon },
};

export function SocialLinks({ region }: { region: RegionCode }) {
  const { t } = useTranslation('layout');
  const links = SOCIAL_PLATFORMS.map((platform) => ({ platform, href: platformLink(platform, region) })).filter(
    ({ href }) => href !== null,
  );
  if (links.length === 0) return null;
  return (
    <FooterList title={t('social')}>
      {links.map(({ platform, href }) => {
        const { name, Icon } = PLATFORMS[platform];
        return (
          <li key={platform}>
            <a href={href ?? undefined} target="_blank" rel="noopener noreferrer" aria-label={`${name} (${t('opensInNewTab')})`}>
              <Icon />
              <span>{name}</span>
            </a>
          </li>
        );
      })}
    </FooterList>
  );
}
