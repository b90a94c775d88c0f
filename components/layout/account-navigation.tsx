import Link from 'next/link';
import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import { publicEnv } from '@/lib/config/env';
import { ROUTES, type RouteName } from '@/lib/config/routes';
import { MemberOnly } from '@/components/ui/layout/session-visibility';
import { Container } from '@/components/ui/layout/container';
import { media } from '@/components/ui/theme/media';

const Root = styled.nav`
  border-bottom: 1px solid var(--line);
  & ul {
    display: flex;
    gap: 0 var(--space-4);
    ${media.belowMd} {
      flex-wrap: wrap;
      padding-block: var(--space-1);
    }
  }
  & a {
    display: inline-flex;
    align-items: center;
    min-height: 3rem;
    border-bottom: 2px solid transparent;
    ${media.belowMd} {
      min-height: var(--target);
    }
    color: var(--ink-soft);
    font-size: var(--text-sm);
    text-decoration: none;
    white-space: nowrap;
    &[aria-current] {
      border-color: var(--red);
      color: var(--ink);
      font-weight: 550;
    }
    &:focus-visible {
      outline-offset: -2px;
    }
  }
  ${media.hover} {
    & a:hover {
      color: var(--red);
    }
  }
`;

/** Links between the account pages. Pages without the site's header link back in their own bar; outfits and sales need our own API. */
const ROOMS = [
  { route: 'items', label: 'account.wardrobe' },
  { route: 'outfit', label: 'account.outfit' },
  { route: 'sales', label: 'account.sales' },
  { route: 'billings', label: 'account.billings' },
  { route: 'paymentMethod', label: 'account.paymentMethod' },
  { route: 'chat', label: 'account.chat' },
  { route: 'account', label: 'account.account' },
] as const;
const OFFERED = ROOMS.filter(({ route }) => publicEnv.extApi || (route !== 'outfit' && route !== 'sales'));

export function AccountNavigation({ route }: { route: RouteName }) {
  const { t } = useTranslation('layout');
  return (
    <MemberOnly>
      <Root aria-label={t('account.navigation')} data-print="hide">
        <Container as="ul">
          {OFFERED.map((room) => (
            <li key={room.route}>
              <Link href={ROUTES[room.route].path} aria-current={room.route === route ? 'page' : undefined}>
                {t(room.label)}
              </Link>
            </li>
          ))}
        </Container>
      </Root>
    </MemberOnly>
  );
}
