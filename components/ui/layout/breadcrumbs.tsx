import Link from 'next/link';
import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import { linkStyle } from '@/components/ui/actions/text-link';

const List = styled.ol`
  display: flex;
  flex-wrap: wrap;
  font-size: var(--text-sm);
  & > li {
    display: inline-flex;
    align-items: center;
    min-height: var(--target);
    color: var(--muted);
  }
  & > li + li::before {
    content: '/' / '';
    margin-inline: 0.625rem;
    color: var(--line-strong);
  }
  & a {
    ${linkStyle}
  }
`;

interface Props {
  /** From the top to this page's parent. */
  trail: readonly { href: string; label: string }[];
  /** This page. */
  current: string;
}

export function Breadcrumbs({ trail, current }: Props) {
  const { t } = useTranslation('common');
  return (
    <nav aria-label={t('breadcrumbs.label')}>
      <List role="list">
        {trail.map(({ href, label }) => (
          <li key={href}>
            <Link href={href}>{label}</Link>
          </li>
        ))}
        <li aria-current="page">{current}</li>
      </List>
    </nav>
  );
}
