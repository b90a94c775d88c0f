import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import styled from 'styled-components';
import { ROUTES } from '@/lib/config/routes';
import { lastDayBefore } from '@/lib/dates';
import { formatMoney } from '@/lib/money';
import { refetchNow } from '@/services/http/query-client';
import { ownGiftsQuery, useRedeemGift, useSendGiftAgain } from '@/services/gift';
import { isNotOffered } from '@/services/http/query-failure';
import { FailureNotice } from '@/components/auth/failure-notice';
import { Button } from '@/components/ui/actions/button';
import { CopyButton } from '@/components/ui/actions/copy-button';
import { TextLink } from '@/components/ui/actions/text-link';
import { Badge } from '@/components/ui/feedback/badge';
import { ErrorState } from '@/components/ui/feedback/error-state';
import { QueryLoading } from '@/components/ui/feedback/query-loading';
import { Field } from '@/components/ui/forms/field';
import { TextInput } from '@/components/ui/forms/text-input';
import { useCheckedForm } from '@/components/ui/forms/use-checked-form';
import { useLocale } from '@/components/ui/hooks/use-locale';
import { Cluster, Stack } from '@/components/ui/layout/stack';
import { VisuallyHidden } from '@/components/ui/layout/visually-hidden';
import { DateText } from '@/components/ui/text/date-text';
import { Heading } from '@/components/ui/text/heading';
import { Text } from '@/components/ui/text/text';
import { AccountSection, AccountForm, SavedNote } from './account-section';
import type { BoughtGift } from '@/lib/contract/account';
import { DOT, spaced } from '@/lib/text/join-words';

const loadRules = () => import('@/components/auth/auth-rules').then(({ giftCodeRules }) => giftCodeRules);

const List = styled.ul`
  display: grid;
  & > li {
    display: grid;
    gap: var(--space-2);
    padding-block: var(--space-4);
  }
  & > li + li {
    border-top: 1px solid var(--line);
  }
  & code {
    font-family: var(--font-mono);
    font-size: var(--text-sm);
    overflow-wrap: anywhere;
  }
`;

const Code = styled(TextInput)`
  text-transform: uppercase;
`;

/** Credit of the account, a gift code that becomes credit, and the gifts that the member has bought. */
export function GiftsSection() {
  const { t } = useTranslation('account');
  const { localeTag } = useLocale();
  const { data, isError, error, isFetching, failureCount, refetch } = useQuery(ownGiftsQuery());
  if (isError && isNotOffered(error)) return null;
  return (
    <AccountSection id="gifts" title={t('gifts.title')} body={t('gifts.body')}>
      {content()}
    </AccountSection>
  );

  function content() {
    if (isError) return <ErrorState title={t('gifts.failed')} onRetry={() => void refetch()} isRetrying={isFetching} />;
    if (!data) {
      return <QueryLoading height="8rem" failures={failureCount} onRetry={() => void refetchNow(ownGiftsQuery().queryKey)} />;
    }
    return (
      <>
        <Text>{t('gifts.credit', { amount: formatMoney({ amount: data.credit, currency: data.currency }, localeTag) })}</Text>
        <RedeemForm />
        <div>
          <Heading level={3} look="label">
            {t('gifts.bought')}
          </Heading>
          {data.gifts.length === 0 ? (
            <Text $size="sm" $tone="muted">
              {t('gifts.none')}
            </Text>
          ) : (
            <List>
              {data.gifts.map((gift) => (
                <GiftRow key={gift.id} gift={gift} />
              ))}
            </List>
          )}
        </div>
        <TextLink href={ROUTES.giftPackages.path} isStandalone>
          {t('gifts.buy')}
        </TextLink>
      </>
    );
  }
}

function RedeemForm() {
  const { t } = useTranslation('account');
  const client = useQueryClient();
  const { failure, isPending, isDone, run } = useRedeemGift();
  const [sent, setSent] = useState(0);
  return (
    <>
      <CodeForm
        key={sent}
        isBusy={isPending}
        failure={failure}
        send={async (giftCode) => {
          const outcome = await run({ body: { giftCode } });
          if (outcome?.kind !== 'ok') return;
          setSent((count) => count + 1);
          await client.invalidateQueries({ queryKey: ownGiftsQuery().queryKey });
        }}
      />
      <SavedNote isShown={isDone} text={t('gifts.redeemed')} />
    </>
  );
}

interface CodeFormProps {
  isBusy: boolean;
  failure: ReturnType<typeof useRedeemGift>['failure'];
  send: (code: string) => Promise<void>;
}

function CodeForm({ isBusy, failure, send }: CodeFormProps) {
  const { t } = useTranslation('account');
  const form = useCheckedForm({ labels: { giftCode: t('gifts.code') }, rules: loadRules, initial: { giftCode: '' }, hasSummary: false });
  const submit = form.submit(({ giftCode }) => send(giftCode));
  return (
    <AccountForm noValidate method="post" onSubmit={(event) => void submit(event)}>
      {failure ? <FailureNotice failure={failure} /> : null}
      <Field {...form.field('giftCode')} hint={t('gifts.codeHint')}>
        {(control) => (
          <Code {...control} {...form.input('giftCode')} name="gift-code" autoComplete="off" autoCorrect="off" spellCheck={false} />
        )}
      </Field>
      <Button type="submit" variant="neutral" isBusy={isBusy}>
        {t('gifts.redeem')}
      </Button>
    </AccountForm>
  );
}

function GiftRow({ gift }: { gift: BoughtGift }) {
  const { t } = useTranslation('account');
  const { localeTag, region } = useLocale();
  const { failure, isPending, isDone, run } = useSendGiftAgain();
  const { id, code, reference, recipientName, value, balance, currency, boughtAt, expiresAt } = gift;
  const money = (amount: number) => formatMoney({ amount, currency }, localeTag);
  const [now] = useState(() => Date.now());
  const isOver = Date.parse(expiresAt) <= now;
  const state = balance === 0 ? 'used' : isOver ? 'ended' : balance < value ? 'part' : 'unused';
  return (
    <li>
      <Cluster>
        <strong dir="auto">{t('gifts.for', { name: recipientName, amount: money(value) })}</strong>
        <Badge $tone={state === 'used' ? 'success' : state === 'ended' ? 'warning' : 'neutral'}>
          {t(`gifts.state.${state}`, { amount: money(balance) })}
        </Badge>
      </Cluster>
      <code translate="no">{code}</code>
      <Text $size="sm" $tone="muted">
        <span>{spaced(t('gifts.boughtOn'))}</span>
        <DateText value={boughtAt} />
        <span>{`${DOT}${spaced(t('gifts.until'))}`}</span>
        <DateText value={lastDayBefore(expiresAt)} />
      </Text>
      {failure ? <FailureNotice failure={failure} /> : null}
      {balance === 0 || isOver ? null : (
        <Stack $gap={2} $align="start">
          <Cluster>
            <CopyButton text={code} size="small" variant="neutral" />
            <Button variant="neutral" size="small" isBusy={isPending} onClick={() => void run({ params: { id } })}>
              <span>{t('gifts.sendAgain')}</span>
              <VisuallyHidden>{` ${code}`}</VisuallyHidden>
            </Button>
          </Cluster>
          <SavedNote isShown={isDone} text={t('gifts.sent')} />
          {/* A gift is redeemed on the site where it was bought. */}
          {currency === region.currency ? (
            <TextLink href={`${ROUTES.giftPackages.path}?step=done&gift=${encodeURIComponent(reference)}`} isStandalone>
              {t('gifts.card')}
            </TextLink>
          ) : null}
        </Stack>
      )}
    </li>
  );
}
