import { useTranslation } from 'next-i18next/pages';
import type { ComponentType } from 'react';
import styled from 'styled-components';
import { platformLink, SOCIAL_PLATFORMS, type SocialPlatform } from '@/lib/config/platform-links';
import type { RegionCode } from '@/lib/config/regions';
import { FacebookIcon, InstagramIcon, LinkedinIcon, YoutubeIcon } from '@/components/ui/icons';

/** Brand names are not translated. */
const PLATFORMS: Record<SocialPlatform, { name: string; Icon: ComponentType }> = {
  instagram: { name: 'Instagram', Icon: InstagramIcon },
  facebook: { name: 'Facebook', Icon: FacebookIcon },
  linkedin: { name: 'LinkedIn', Icon: LinkedinIcon },
  youtube: { name: 'YouTube', Icon: YoutubeIcon },
};

const Row = styled.ul`
  display: flex;
  flex-wrap: wrap;
  /* The first mark stands below the first letter of the links above it. */
  margin-left: calc((20px - 2.5rem) / 2);
  a {
    justify-content: center;
    min-width: 2.5rem;
  }
`;

/** Last entry of the company column: icons in one line. */
export function SocialLinks({ region }: { region: RegionCode }) {
  const { t } = useTranslation('layout');
  const links = SOCIAL_PLATFORMS.map((platform) => ({ platform, href: platformLink(platform, region) })).filter(
    ({ href }) => href !== null,
  );
  if (links.length === 0) return null;
  return (
    <li>
      <Row aria-label={t('social')}>
        {links.map(({ platform, href }) => {
          const { name, Icon } = PLATFORMS[platform];
          return (
            <li key={platform}>
              <a href={href ?? undefined} target="_blank" rel="noopener noreferrer" aria-label={`${name} (${t('opensInNewTab')})`}>
                <Icon />
              </a>
            </li>
          );
        })}
      </Row>
    </li>
  );
}
