import { useTranslation } from 'next-i18next/pages';
import Link from 'next/link';
import { type ComponentType, useId, type ReactNode } from 'react';
import styled from 'styled-components';
import { useLocale } from '@/components/ui/hooks/use-locale';
import { FacebookIcon, InstagramIcon, LinkedinIcon, YoutubeIcon } from '@/components/ui/icons';
import { media } from '@/components/ui/theme/media';
import { type Locale, regionOfLocale } from '@/lib/config/locales';
import { platformLink, SOCIAL_PLATFORMS, type SocialPlatform } from '@/lib/config/platform-links';
import type { RegionCode } from '@/lib/config/regions';
import { type RouteName, ROUTES, SERVICE_TYPES } from '@/lib/config/routes';
import { withRemark } from '@/lib/text/join-words';
import { WorldLink } from './world-link';

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
function SocialLinks({ region }: { region: RegionCode }) {
  const { t } = useTranslation('layout');
  const { localeTag } = useLocale();
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
              <a
                href={href ?? undefined}
                target="_blank"
                rel="noopener noreferrer"
                aria-label={withRemark(localeTag, name, t('opensInNewTab'))}
              >
                <Icon />
              </a>
            </li>
          );
        })}
      </Row>
    </li>
  );
}

const SERVICES = ['additionalServices', 'giftPackages', 'referralProgram'] as const satisfies readonly RouteName[];
const COMPANY = ['press', 'contactUs', 'faqs'] as const satisfies readonly RouteName[];

export function ServicesColumn() {
  const { t } = useTranslation('layout');
  return (
    <FooterList title={t('footerServices')}>
      {SERVICE_TYPES.map((type) => (
        <li key={type}>
          <Link href={`${ROUTES.servicesPricing.path}?type=${type}`}>{t(type)}</Link>
        </li>
      ))}
      {SERVICES.map((name) => (
        <li key={name}>
          <Link href={ROUTES[name].path}>{t(name)}</Link>
        </li>
      ))}
    </FooterList>
  );
}

interface CompanyColumnProps {
  locale: Locale;
  /** Not where the world link stands beside it. */
  hasWorld?: boolean;
}

export function CompanyColumn({ locale, hasWorld = true }: CompanyColumnProps) {
  const { t } = useTranslation('layout');
  return (
    <FooterList title={t('footerCompany')}>
      <li>
        <Link href={ROUTES.aboutUs.path}>{t('aboutUs')}</Link>
      </li>
      {hasWorld ? (
        <li>
          <WorldLink locale={locale} />
        </li>
      ) : null}
      {COMPANY.map((name) => (
        <li key={name}>
          <Link href={ROUTES[name].path}>{t(name)}</Link>
        </li>
      ))}
      <SocialLinks region={regionOfLocale(locale)} />
    </FooterList>
  );
}

const Heading = styled.h2`
  margin-bottom: var(--space-3);
  font-size: var(--text-xs);
  font-weight: 600;
  letter-spacing: var(--tracking-caps);
  text-transform: var(--caps);
  color: var(--muted);
`;

const List = styled.ul`
  a {
    display: inline-flex;
    align-items: center;
    gap: var(--space-2);
    min-height: 2.5rem;
    text-decoration: none;
  }
  ${media.hover} {
    a:hover {
      color: var(--red);
      text-decoration: underline;
      text-underline-offset: 0.25em;
    }
  }
`;

/** A titled list of links in the footer. */
export function FooterList({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <div>
      <Heading id={id}>{title}</Heading>
      <List aria-labelledby={id}>{children}</List>
    </div>
  );
}
