import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import type { BlockerToSettle } from '@/lib/domain/account/deletion-blockers';
import { Notice } from '@/components/ui/notice';
import { TextLink } from '@/components/ui/text-link';

const List = styled.ul`
  display: grid;
  gap: var(--space-3);
  margin-top: var(--space-2);
`;

/** What has to be settled before an account can go, each with the place where that is done. */
export function DeletionBlockers({ blockers }: { blockers: readonly BlockerToSettle[] }) {
  const { t } = useTranslation('account');
  return (
    <Notice tone="warning" role="alert" title={t('delete.blockedTitle')}>
      <List>
        {blockers.map(({ blocker, path }) => (
          <li key={blocker}>
            <span>{`${t(`delete.blockers.${blocker}.text`)} `}</span>
            <TextLink href={path}>{t(`delete.blockers.${blocker}.action`)}</TextLink>
          </li>
        ))}
      </List>
    </Notice>
  );
}
