import { useRef, useState, type ChangeEvent, type FormEvent } from 'react';
import { useTranslation } from 'next-i18next/pages';
import { LOCALES } from '@/lib/config/locales';
import { isEmailAddress, tidyEmail } from '@/lib/contract/email-address';
import { useSignInOffers } from '@/services/auth/external-login';
import { useCheckEmail, usePasswordPolicy } from '@/services/auth/login';
import { getVisitorIp } from '@/services/region';
import { ExternalButtons, OrDivider } from '@/components/auth/external-buttons';
import { FailureNotice } from '@/components/auth/failure-notice';
import { branchOf, type BranchStep } from '@/components/auth/login-step';
import { NameFields, AgreementNote } from '@/components/auth/sign-up-fields';
import { NewPasswordField } from '@/components/auth/new-password-field';
import { EmailField, StepForm } from '@/components/auth/step-form';
import { Button } from '@/components/ui/actions/button';
import { Checkbox } from '@/components/ui/forms/checkbox';
import { ErrorSummary } from '@/components/ui/forms/error-summary';
import { useCheckedForm } from '@/components/ui/forms/use-checked-form';
import { LoadingRegion } from '@/components/ui/feedback/loading-region';
import { Notice } from '@/components/ui/feedback/notice';
import { Stack } from '@/components/ui/layout/stack';
import type { Order } from './use-order';

interface Props {
  order: Order;
  /** The server has said whose address it is; if it is somebody's, another form takes the place of this one. */
  onKnown: (step: BranchStep) => void;
  onDone: () => void;
}

/**
 * Address, name and password of a new customer, below the ways that need none. The address is asked about as soon as it is typed. Nothing
 * else is sent yet: account and order are created together. So the password is validated here by the server's rules, before the card is
 * entered.
 */
export function NewCustomer({ order, onKnown, onDone }: Props) {
  const { t } = useTranslation(['order', 'auth', 'errors']);
  const { draft, accountIssue, locale } = order;
  const { account, setAccount } = draft;
  const policy = usePasswordPolicy();
  const known = useSignInOffers();
  const [wantsNews, setWantsNews] = useState(account.marketing);
  const isFamilyFirst = LOCALES[locale].script !== 'latin';
  const given = { firstName: t('auth:field.firstName') };
  const family = { lastName: t('auth:field.lastName') };
  const form = useCheckedForm({
    labels: {
      email: t('auth:field.email'),
      ...(isFamilyFirst ? { ...family, ...given } : { ...given, ...family }),
      password: t('auth:field.password'),
    },
    rules: () => import('@/components/auth/auth-rules').then(({ newCustomerRules }) => newCustomerRules(policy)),
    initial: { email: account.email, firstName: account.firstName, lastName: account.lastName, password: '' },
  });
  const { failure, run } = useCheckEmail();
  const [isSubmitting, setIsSubmitting] = useState(false);

  /** One question an address, whoever asks: leaving the field, or the press that follows at once. */
  const asked = useRef<{ address: string; answer: Promise<BranchStep | null> } | null>(null);
  const last = useRef<Promise<unknown>>(Promise.resolve());
  const ask = (): Promise<BranchStep | null> => {
    const address = tidyEmail(form.values.email);
    if (asked.current?.address === address) return asked.current.answer;
    // Fetched early, because a login sends it.
    void getVisitorIp();
    const before = last.current;
    const question = async () => {
      // Of an address that was corrected meanwhile: two questions never run at once.
      await before;
      const outcome = await run({ body: { email: address } });
      if (outcome?.kind === 'rejected') form.showServerErrors(outcome.fields);
      if (outcome?.kind !== 'ok') {
        asked.current = null;
        return null;
      }
      const step = branchOf(address, outcome.data);
      if (asked.current?.address === address) onKnown(step);
      return step;
    };
    const answer = question();
    asked.current = { address, answer };
    last.current = answer;
    return answer;
  };

  const save = form.submit(({ email, firstName, lastName, password }) => {
    setAccount({ email, firstName, lastName, marketing: wantsNews });
    draft.setPassword(password);
    order.setAccountIssue(null);
    onDone();
  });
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isSubmitting) return;
    if (isEmailAddress(tidyEmail(form.values.email))) {
      setIsSubmitting(true);
      const step = await ask();
      setIsSubmitting(false);
      if (step?.kind !== 'new') return;
    }
    await save();
  };
  // Each keystroke is stored, but for the password, which stays in memory.
  const keep = (name: 'email' | 'firstName' | 'lastName') => {
    const input = form.input(name);
    return {
      ...input,
      onChange: (event: ChangeEvent<HTMLInputElement>) => {
        input.onChange(event);
        setAccount({ ...account, [name]: event.target.value });
        if (name !== 'email') return;
        asked.current = null;
        draft.setEmailOwner(null);
      },
    };
  };
  const emailInput = keep('email');
  return (
    <StepForm title={t('order:account.title')} body={t('order:account.body')} onSubmit={submit}>
      <ErrorSummary errors={form.summary} attempt={form.attempt} />
      {accountIssue && accountIssue !== 'EMAIL_TAKEN' ? (
        <Notice tone="danger" role="alert">
          {t(`errors:${accountIssue}`)}
        </Notice>
      ) : null}
      {known.status === 'asking' ? (
        <LoadingRegion height="6.75rem" />
      ) : known.status === 'known' && known.offers.length > 0 ? (
        <Stack $gap={3}>
          <ExternalButtons offers={known.offers} wantsNews={wantsNews} />
        </Stack>
      ) : null}
      {known.status === 'asking' || (known.status === 'known' && known.offers.length > 0) ? <OrDivider /> : null}
      <EmailField
        field={form.field('email')}
        {...emailInput}
        onBlur={() => {
          emailInput.onBlur();
          if (isEmailAddress(tidyEmail(form.values.email))) void ask();
        }}
      />
      {failure && form.summary.length === 0 ? <FailureNotice failure={failure} /> : null}
      <NameFields form={{ field: form.field, input: keep }} isFamilyFirst={isFamilyFirst} />
      <NewPasswordField
        field={form.field('password')}
        input={form.input('password')}
        name="password"
        email={account.email}
        policy={policy}
      />
      <Checkbox
        label={t('auth:signup.marketing')}
        name="marketing"
        checked={wantsNews}
        onChange={(event) => {
          setWantsNews(event.target.checked);
          setAccount({ ...account, marketing: event.target.checked });
        }}
      />
      <Button type="submit" isFullWidth isBusy={isSubmitting || form.isBusy}>
        {t('auth:continue')}
      </Button>
      <AgreementNote />
    </StepForm>
  );
}
