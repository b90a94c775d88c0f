import Link from 'next/link';
import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import { ROUTES, type RouteName } from '@/lib/config/routes';
import { ArrowLeftIcon } from '@/components/ui/icons';
import { QuestionIcon } from '@/components/ui/member-icons';
import { media } from '@/components/ui/theme/media';
import { VisuallyHidden } from '@/components/ui/layout/visually-hidden';
import { ChatLink } from './chat-link';
import { Logo } from './logo';

const Root = styled.header`
  position: sticky;
  top: 0;
  z-index: var(--z-header);
  border-bottom: 1px solid var(--line);
  background: var(--paper);
`;
const Bar = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-4);
  height: 3.5rem;
  /* One left edge with the page below, as the site's header has it. */
  max-width: calc(var(--container) + 2 * var(--gutter));
  margin-inline: auto;
  padding-inline: var(--gutter);
  &[data-wide='true'] {
    max-width: var(--container-wide);
  }
  & > a {
    display: inline-flex;
    align-items: center;
    gap: 0.5rem;
    min-width: var(--target);
    min-height: var(--target);
    font-size: var(--text-sm);
    text-decoration: none;
  }
  & > strong {
    flex: 1;
    min-width: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
    font-weight: 550;
  }
  ${media.hover} {
    & > a:hover {
      color: var(--red);
    }
  }
  /* On a phone signs do: the name of the section needs the room. */
  ${media.belowMd} {
    gap: var(--space-1);
    & > strong {
      font-size: var(--text-sm);
    }
    & > strong ~ a {
      justify-content: center;
    }
    & > a span[data-words] {
      display: none;
    }
  }
`;

/** Titles of the account routes without the site's header. */
const SECTIONS = {
  chat: 'account.chat',
  paymentMethod: 'account.paymentMethod',
  billings: 'account.billings',
  outfit: 'account.outfit',
} as const satisfies Partial<Record<RouteName, string>>;

/** Slim bar for account routes without the site's header: logo, page name, link to the wardrobe, help. */
export function AccountBar({ route }: { route: keyof typeof SECTIONS }) {
  const { t } = useTranslation('layout');
  return (
    <Root data-print="hide">
      <Bar data-wide={route === 'chat'}>
        <Link href="/" aria-label={t('home')}>
          <Logo />
        </Link>
        <strong>{t(SECTIONS[route])}</strong>
        {route === 'chat' ? null : <ChatLink />}
        <Link href={ROUTES.items.path}>
          <ArrowLeftIcon size={18} />
          <span data-words aria-hidden="true">
            {t('account.back')}
          </span>
          <VisuallyHidden>{t('account.back')}</VisuallyHidden>
        </Link>
        <Link href={ROUTES.contactUs.path}>
          <QuestionIcon size={18} />
          <span data-words aria-hidden="true">
            {t('account.help')}
          </span>
          <VisuallyHidden>{t('account.help')}</VisuallyHidden>
        </Link>
      </Bar>
    </Root>
  );
}
