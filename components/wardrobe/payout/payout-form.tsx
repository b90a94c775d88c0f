import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'next-i18next/pages';
import { useEffect, useId, useRef } from 'react';
import { TextButton } from '@/components/ui/actions/text-link';
import { Field, TextField } from '@/components/ui/forms/field';
import { PasswordInput } from '@/components/ui/forms/password-input';
import { RadioGroup } from '@/components/ui/forms/radio-group';
import { useCheckedForm, type CheckedForm } from '@/components/ui/forms/use-checked-form';
import { useFieldMessage } from '@/components/ui/forms/use-field-message';
import { useLocale } from '@/components/ui/hooks/use-locale';
import { useToasts } from '@/components/ui/overlays/toast-provider';
import { Text } from '@/components/ui/text/text';
import { PassportForm, PassportFormFoot } from '@/components/wardrobe/passport/passport-form';
import type { RegionCode } from '@/lib/config/regions';
import type { UserProfile } from '@/lib/contract/account';
import type { PayoutDestination } from '@/lib/contract/payout';
import type { PayoutMethod } from '@/lib/contract/wardrobe';
import { PAYOUT_METHODS } from '@/lib/contract/wardrobe-names';
import { checkPayout, type PayoutDetails } from '@/lib/domain/wardrobe/payout-details';
import type { CallBody } from '@/services/http/send-call';
import { refreshItems } from '@/services/wardrobe/items';
import { PAYOUT_KEY, useChoosePayout } from '@/services/wardrobe/payout';
import { isAboutProof, type PayoutProof, usePayoutProof } from './use-payout-proof';

/** The password, or a mailed code with a button to request it, and why it is needed. */
function PayoutProofField({ proof, onSendAgain }: { proof: PayoutProof; onSendAgain: () => void }) {
  const { t } = useTranslation('items');
  const { id, way, email, isAsked, label, typed, error, isSending, type } = proof;
  if (way === 'password') {
    return (
      <>
        <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
        <Field id={id} label={label} hint={t('payout.proof.why')} error={error} isErrorLate>
          {(control) => (
            <PasswordInput
              {...control}
              name="password"
              autoComplete="current-password"
              required
              value={typed}
              onChange={({ target }) => type(target.value)}
            />
          )}
        </Field>
      </>
    );
  }
  return (
    <>
      <div role="status">
        <Text $size="sm">{isAsked ? t('payout.proof.sent', { email }) : t('payout.proof.codeBody', { email })}</Text>
      </div>
      {isAsked ? (
        <>
          <TextField
            id={id}
            label={label}
            error={error}
            isErrorLate
            name="code"
            autoComplete="one-time-code"
            inputMode="numeric"
            required
            value={typed}
            onChange={({ target }) => type(target.value)}
          />
          <div>
            <TextButton aria-busy={isSending || undefined} onClick={() => (isSending ? undefined : onSendAgain())}>
              {t('payout.proof.sendAgain')}
            </TextButton>
          </div>
        </>
      ) : null}
    </>
  );
}

type Part = 'holder' | 'bankCode' | 'account';
const PARTS: Record<PayoutMethod, readonly Part[]> = { fast: ['holder', 'account'], bank: ['holder', 'bankCode', 'account'], credit: [] };
const AUTO_COMPLETE: Record<Part, string> = { holder: 'name', bankCode: 'off', account: 'off' };

interface Props {
  /** The owner of the money; null while loading. */
  user: UserProfile | null;
  region: RegionCode;
  current: PayoutDestination | null;
  bonusPercent: number;
  /** Opened by a press, so it takes the focus. */
  hasFocus: boolean;
  onClose: () => void;
}

/**
 * Payout by fast payment, bank account or credit. The account number is retyped for each change, because it is never shown. The change
 * needs proof of identity beyond the session.
 */
export function PayoutForm({ user, region, current, bonusPercent, hasFocus, onClose }: Props) {
  const { t } = useTranslation('items');
  const { locale } = useLocale();
  const { show } = useToasts();
  const client = useQueryClient();
  const fieldMessage = useFieldMessage();
  const id = useId();
  const root = useRef<HTMLFormElement>(null);
  const { isPending, failure: refusal, run, reset } = useChoosePayout();
  const proof = usePayoutProof(user);
  const form: CheckedForm<PayoutDetails> = useCheckedForm<PayoutDetails>({
    labels: { holder: t('payout.holder'), bankCode: t('payout.bankCode'), account: t('payout.account') },
    rules: () =>
      import('@/components/ui/forms/form-rules').then(({ judgement }) => judgement((values: PayoutDetails) => checkPayout(values, region))),
    initial: { method: current?.method ?? 'fast', holder: current?.holder ?? '', bankCode: '', account: '' },
    messageOf({ path, ...problem }): string {
      const part = path === 'holder' || path === 'bankCode' ? path : 'account';
      if (problem.code !== 'pattern' || part === 'holder') return fieldMessage(labelOf(part), problem);
      return part === 'account' && details.method === 'fast' ? t(`payout.wrong.fast.${region}`) : t(`payout.wrong.${part}.${region}`);
    },
    hasSummary: false,
  });
  const { values: details, change } = form;
  useEffect(() => {
    if (hasFocus) root.current?.querySelector<HTMLElement>('input:checked')?.focus();
  }, [hasFocus]);
  const labelOf = (part: Part) =>
    part === 'account' && details.method === 'fast' ? t(`payout.fastAccount.${region}`) : t(`payout.${part}`);
  const isBusy = isPending || proof.isSending;
  // Errors about the proof are shown at its field.
  const failure = proof.sendFailure ?? (refusal && !isAboutProof(refusal) ? refusal : null);

  // One notice at a time, for the last action.
  const sendCode = () => {
    reset();
    return proof.sendCode();
  };
  const submit = form.submit(async (sent) => {
    if (!proof.isAsked) return sendCode();
    if (!proof.check()) return;
    proof.forgetSending();
    const outcome = await run({
      body: { ...bodyOf(sent), [proof.way]: proof.typed, ...(proof.app ? { secondFactor: proof.app.typed } : {}) },
    });
    proof.showRefusal(outcome);
    if (outcome?.kind !== 'ok') return;
    client.setQueryData(PAYOUT_KEY, { destination: outcome.data.destination, bonusPercent });
    show({ tone: 'success', message: t('payout.saved') });
    void client.invalidateQueries({ queryKey: ['wardrobe', 'sales'] });
    void refreshItems(locale);
    onClose();
  });

  return (
    <PassportForm ref={root} noValidate method="post" onSubmit={(event) => void submit(event)}>
      <RadioGroup
        legend={t('payout.title')}
        name={`${id}-method`}
        options={PAYOUT_METHODS.map((method) => ({
          value: method,
          label: method === 'fast' ? t(`payout.fast.${region}`) : t(`payout.${method}`),
          hint: method === 'credit' ? t('payout.creditHint', { percent: bonusPercent }) : undefined,
        }))}
        value={details.method}
        onChange={(method) => {
          // A number of one method is invalid for another.
          form.clearErrors();
          change({ method, bankCode: '', account: '' });
        }}
      />
      {PARTS[details.method].map((part) => (
        <TextField
          key={part}
          {...form.field(part)}
          label={labelOf(part)}
          {...form.input(part)}
          autoComplete={AUTO_COMPLETE[part]}
          inputMode={part === 'holder' ? 'text' : 'tel'}
        />
      ))}
      {PARTS[details.method].length > 0 ? (
        <Text $size="sm" $tone="soft">
          {t('payout.about')}
        </Text>
      ) : null}
      <PayoutProofField proof={proof} onSendAgain={() => void sendCode()} />
      {proof.app ? (
        <TextField
          id={proof.app.id}
          label={proof.app.label}
          hint={t('payout.proof.appHint')}
          error={proof.app.error}
          isErrorLate
          name="one-time-code"
          autoComplete="one-time-code"
          required
          value={proof.app?.typed ?? ''}
          onChange={({ target }) => proof.app?.type(target.value)}
        />
      ) : null}
      <PassportFormFoot
        failure={failure}
        isBusy={isBusy}
        save={t(proof.isAsked ? 'payout.save' : 'payout.proof.sendCode')}
        cancel={current ? { label: t('own.cancel'), onPress: onClose } : undefined}
      />
    </PassportForm>
  );
}

function bodyOf({ method, holder, bankCode, account }: PayoutDetails): CallBody<'choosePayout'> {
  switch (method) {
    case 'credit':
      return { method };
    case 'fast':
      return { method, holder, account };
    case 'bank':
      return { method, holder, bankCode, account };
  }
}
