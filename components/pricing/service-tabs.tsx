import Link from 'next/link';
import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import { ROUTES, SERVICE_TYPES, type ServiceType } from '@/lib/config/routes';
import { media } from '@/components/ui/theme/media';

const Root = styled.ul`
  display: flex;
  gap: clamp(1.5rem, 4vw, 3rem);
  border-bottom: 1px solid var(--line);
  & a {
    position: relative;
    display: flex;
    align-items: center;
    min-height: 3.5rem;
    color: var(--muted);
    font-family: var(--font-display);
    font-size: var(--text-h3);
    line-height: 1.2;
    text-decoration: none;
    ${media.hover} {
      &:hover {
        color: var(--ink);
      }
    }
  }
  & a[aria-current] {
    color: var(--ink);
  }
  & a[aria-current]::after {
    content: '';
    position: absolute;
    inset: auto 0 -1px;
    height: 2px;
    background: var(--red);
  }
  @media (forced-colors: active) {
    & a[aria-current]::after {
      background: Highlight;
    }
  }
`;

/** The three services are separate pages, so these are links: they can be opened, shared and used without JavaScript. */
export function ServiceTabs({ current }: { current: ServiceType }) {
  const { t } = useTranslation(['pricing', 'layout']);
  return (
    <nav aria-label={t('pricing:tabs')}>
      <Root role="list">
        {SERVICE_TYPES.map((type) => (
          <li key={type}>
            <Link href={`${ROUTES.servicesPricing.path}?type=${type}`} aria-current={type === current ? 'page' : undefined} scroll={false}>
              {t(`layout:${type}`)}
            </Link>
          </li>
        ))}
      </Root>
    </nav>
  );
}
