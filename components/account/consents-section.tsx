import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import { publicEnv } from '@/lib/config/env';
import type { UserProfile } from '@/lib/contract/account';
import { consentsQuery } from '@/services/account';
import { isNotOffered } from '@/services/http/query-failure';
import { FailureNotice } from '@/components/auth/failure-notice';
import { ErrorState } from '@/components/ui/feedback/error-state';
import { DateText, TimeText } from '@/components/ui/text/date-text';
import { Heading } from '@/components/ui/text/heading';
import { Switch } from '@/components/ui/forms/switch';
import { DOT } from '@/lib/text/join-words';
import { AccountSection } from './account-section';
import { useProfileChoices } from './use-profile-choices';

const Receipts = styled.ol`
  display: grid;
  gap: var(--space-2);
  font-size: var(--text-sm);
  color: var(--ink-soft);
  & > li {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 var(--space-4);
  }
  & > li > span:last-child {
    color: var(--muted);
  }
`;

/** The marketing choice, and a receipt of every earlier answer. */
export function ConsentsSection({ user }: { user: UserProfile }) {
  const client = useQueryClient();
  const { t } = useTranslation('account');
  const { chosen, failure, change } = useProfileChoices({ marketing: user.marketing ?? false }, (body) => body, {
    onSuccess: () => void client.invalidateQueries({ queryKey: consentsQuery().queryKey }),
  });
  const { data: receipts, isError, error, isFetching, refetch } = useQuery({ ...consentsQuery(), enabled: publicEnv.extApi });

  return (
    <AccountSection id="consents" title={t('consents.title')} body={t('consents.body')}>
      {failure ? <FailureNotice failure={failure} /> : null}
      <Switch
        label={t('consents.label')}
        hint={t('consents.hint')}
        checked={chosen.marketing}
        onChange={({ target }) => change({ marketing: target.checked })}
      />
      {isError && !isNotOffered(error) ? (
        <ErrorState
          title={t('consents.failedTitle')}
          body={t('consents.failedBody')}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      ) : null}
      {receipts && receipts.length > 0 ? (
        <div>
          <Heading level={3} look="label">
            {t('consents.receipts')}
          </Heading>
          <Receipts>
            {receipts.map(({ id, granted, source, givenAt }) => (
              <li key={id}>
                <span>
                  {`${t(granted ? 'consents.yes' : 'consents.no')}${DOT}${t(`consents.${source === 'signup' ? 'atSignup' : granted ? 'here' : 'hereOrByLink'}`)}`}
                </span>
                <span>
                  <DateText value={givenAt} />
                  <span>{DOT}</span>
                  <TimeText moment={givenAt} />
                </span>
              </li>
            ))}
          </Receipts>
        </div>
      ) : null}
    </AccountSection>
  );
}
