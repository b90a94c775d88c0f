import { useState, type FormEvent } from 'react';
import { useTranslation } from 'next-i18next/pages';
import { LOCALES } from '@/lib/config/locales';
import { newPasswordRule } from '@/lib/domain/account/password-problem';
import { lineRule } from '@/lib/field-rules';
import { usePasswordPolicy } from '@/services/auth/login';
import { AgreementNote } from '@/components/auth/agreement-note';
import { ChosenEmail } from '@/components/auth/chosen-email';
import { NameFields } from '@/components/auth/name-fields';
import { NewPasswordField } from '@/components/auth/new-password-field';
import { StepForm } from '@/components/auth/step-form';
import { useCheckedForm } from '@/components/auth/use-checked-form';
import { Button } from '@/components/ui/actions/button';
import { Checkbox } from '@/components/ui/forms/checkbox';
import { ErrorSummary } from '@/components/ui/forms/error-summary';
import { Notice } from '@/components/ui/feedback/notice';
import type { Order } from './use-order';

const NAME_MAX_LENGTH = 80;

interface Props {
  order: Order;
  onDone: () => void;
  onChangeEmail: () => void;
}

/**
 * Name and password of a new customer. Nothing is sent yet: account and order are created together. So the password is validated here by
 * the server's rules, before the card is entered.
 */
export function NewCustomer({ order, onDone, onChangeEmail }: Props) {
  const { t } = useTranslation(['order', 'auth', 'errors']);
  const { draft, accountIssue, locale } = order;
  const { account, setAccount } = draft;
  const policy = usePasswordPolicy();
  const [wantsNews, setWantsNews] = useState(account.marketing);
  const isFamilyFirst = LOCALES[locale].script !== 'latin';
  const given = { firstName: { label: t('auth:field.firstName'), rule: lineRule(NAME_MAX_LENGTH) } };
  const family = { lastName: { label: t('auth:field.lastName'), rule: lineRule(NAME_MAX_LENGTH) } };
  const form = useCheckedForm(
    {
      ...(isFamilyFirst ? { ...family, ...given } : { ...given, ...family }),
      password: { label: t('auth:field.password'), rule: newPasswordRule(policy, account.email) },
    },
    { firstName: account.firstName, lastName: account.lastName },
  );

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!form.check()) return;
    const { firstName, lastName, password } = form.values;
    setAccount({ ...account, firstName: firstName.trim(), lastName: lastName.trim(), marketing: wantsNews });
    draft.setPassword(password);
    order.setAccountIssue(null);
    onDone();
  };
  // Names are stored with each keystroke; the password only in memory.
  const keep = (name: 'firstName' | 'lastName') => {
    const input = form.input(name);
    return {
      ...input,
      onChange: (event: Parameters<typeof input.onChange>[0]) => {
        input.onChange(event);
        setAccount({ ...account, [name]: event.target.value });
      },
    };
  };
  return (
    <StepForm title={t('order:account.title')} body={t('order:account.body')} onSubmit={submit}>
      <ErrorSummary errors={form.summary} attempt={form.attempt} />
      {accountIssue && accountIssue !== 'EMAIL_TAKEN' ? (
        <Notice tone="danger" role="alert">
          {t(`errors:${accountIssue}`)}
        </Notice>
      ) : null}
      <ChosenEmail email={account.email} onChange={onChangeEmail} />
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
      <Button type="submit" isFullWidth>
        {t('auth:continue')}
      </Button>
      <AgreementNote />
    </StepForm>
  );
}
