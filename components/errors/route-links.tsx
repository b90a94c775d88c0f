import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import { ROUTES } from '@/lib/config/routes';
import { MemberOnly } from '@/components/ui/by-session';
import { Heading } from '@/components/ui/heading';
import { TextLink } from '@/components/ui/text-link';

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  column-gap: var(--space-5);
`;

export function RouteLinks() {
  const { t } = useTranslation(['error-pages', 'layout']);
  const links = [
    { href: ROUTES.home.path, label: t('homeLink') },
    { href: ROUTES.servicesPricing.path, label: t('layout:servicesPricing') },
    { href: ROUTES.faqs.path, label: t('layout:faqs') },
    { href: ROUTES.blog.path, label: t('layout:world') },
    { href: ROUTES.contactUs.path, label: t('help') },
  ];
  return (
    <nav aria-labelledby="routes">
      <Heading level={2} look="label" id="routes">
        {t('notFound.routes')}
      </Heading>
      <List role="list">
        <MemberOnly as="li">
          <TextLink href={ROUTES.items.path} isStandalone>
            {t('layout:account.wardrobe')}
          </TextLink>
        </MemberOnly>
        {links.map(({ href, label }) => (
          <li key={href}>
            <TextLink href={href} isStandalone>
              {label}
            </TextLink>
          </li>
        ))}
      </List>
    </nav>
  );
}
