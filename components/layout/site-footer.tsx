import { useTranslation } from 'next-i18next/pages';
import Link from 'next/link';
import styled from 'styled-components';
import { NewsletterBox } from '@/components/newsletter/newsletter-box';
import { TextButton } from '@/components/ui/actions/text-link';
import { useLocale } from '@/components/ui/hooks/use-locale';
import { AndroidIcon, AppleIcon } from '@/components/ui/icons';
import { media } from '@/components/ui/theme/media';
import { regionOfLocale } from '@/lib/config/locales';
import { APP_PLATFORMS, platformLink } from '@/lib/config/platform-links';
import type { RegionCode } from '@/lib/config/regions';
import { ROUTES } from '@/lib/config/routes';
import type { ShellProps } from '@/lib/domain/shared/shell-props';
import { withRemark } from '@/lib/text/join-words';
import { reopenConsent } from '@/services/consent';
import { tagContainerOf } from '../consent/tag-container';
import { DataCredit } from './data-credits';
import { CompanyColumn, ServicesColumn, FooterList } from './footer-columns';
import { Logo } from './logo';

const FooterLegalRoot = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2) var(--space-5);
  align-items: center;
  justify-content: space-between;
  /* Its line ends where the columns above it do. */
  width: min(var(--container), 100% - 2 * var(--gutter));
  margin: var(--space-7) auto 0;
  padding-top: var(--space-5);
  font-size: var(--text-xs);
  color: var(--muted);
  border-top: 1px solid var(--line);
  ul {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-2) var(--space-5);
  }
  ul[data-credits] {
    flex-basis: 100%;
  }
  button {
    color: inherit;
  }
  li > * {
    display: inline-flex;
    align-items: center;
    min-height: 2.5rem;
  }
  li:empty {
    display: none;
  }
`;

export function FooterLegal({ region, year }: { region: RegionCode; year: number }) {
  const { t } = useTranslation('layout');
  return (
    <FooterLegalRoot>
      <p>{t('copyright', { year })}</p>
      <ul>
        <li>
          <Link href={ROUTES.privacyPolicy.path}>{t('privacyPolicy')}</Link>
        </li>
        <li>
          <Link href={ROUTES.termsAndCondition.path}>{t('termsAndCondition')}</Link>
        </li>
        <li>
          <ConsentLink region={region} />
        </li>
      </ul>
      <ul data-credits>
        <li>
          <DataCredit />
        </li>
      </ul>
    </FooterLegalRoot>
  );
}

function AppLinks({ region }: { region: RegionCode }) {
  const { t } = useTranslation('layout');
  const { localeTag } = useLocale();
  const links = APP_PLATFORMS.map((platform) => ({ platform, href: platformLink(platform, region) })).filter(({ href }) => href !== null);
  if (links.length === 0) return null;
  return (
    <FooterList title={t('apps')}>
      {links.map(({ platform, href }) => (
        <li key={platform}>
          <a
            href={href ?? undefined}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={withRemark(localeTag, t(platform), t('opensInNewTab'))}
          >
            {platform === 'ios' ? <AppleIcon /> : <AndroidIcon />}
            <span>{t(platform)}</span>
          </a>
        </li>
      ))}
    </FooterList>
  );
}

const Root = styled.footer`
  /* Laid out when it comes into view: it is below the first view of every page, and nothing stands below it that its true height could move. */
  content-visibility: auto;
  contain-intrinsic-height: auto 60rem;
  ${media.lg} {
    contain-intrinsic-height: auto 32rem;
  }
  padding-block: var(--space-8) var(--space-6);
  /* Where the help button stands on a phone it reaches out of the gutter: over the last line's room, not over its links. */
  ${media.belowMd} {
    body:not(:has(#site-menu)) & {
      padding-bottom: calc(var(--space-5) + 4rem);
    }
  }
  background: var(--sunken);
  border-top: 1px solid var(--line);
  @media print {
    display: none;
  }
`;

const Inner = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: var(--space-7) var(--space-5);
  max-width: calc(var(--container) + 2 * var(--gutter));
  margin-inline: auto;
  padding-inline: var(--gutter);
  ${media.belowMd} {
    & > :last-child {
      grid-column: 1 / -1;
    }
  }
  ${media.md} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
  ${media.lg} {
    grid-template-columns: minmax(min(20rem, 36%), 5fr) repeat(3, minmax(0, 3fr));
    column-gap: var(--space-7);
  }
`;

const Lead = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-5);
  align-content: start;
  grid-column: 1 / -1;
  ${media.lg} {
    grid-column: auto;
  }
`;

const Tagline = styled.p`
  font-family: var(--font-display);
  font-size: var(--text-h3);
  letter-spacing: var(--tracking-heading);
  line-height: var(--leading-heading);
`;

export function SiteFooter({ shell }: { shell: ShellProps }) {
  const { t } = useTranslation('layout');
  const region = regionOfLocale(shell.locale);
  return (
    <Root>
      <Inner>
        <Lead>
          <Logo />
          <Tagline>{t('tagline')}</Tagline>
          <NewsletterBox welcome={shell.welcome} />
        </Lead>
        <ServicesColumn />
        <CompanyColumn locale={shell.locale} />
        <AppLinks region={region} />
      </Inner>
      <FooterLegal region={region} year={shell.year} />
    </Root>
  );
}

/** Reopens the consent banner. */
function ConsentLink({ region }: { region: RegionCode }) {
  const { t } = useTranslation('layout');
  return tagContainerOf(region) === '' ? null : <TextButton onClick={reopenConsent}>{t('cookieChoice')}</TextButton>;
}
