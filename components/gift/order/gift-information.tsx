import { useId, useState, type FormEvent } from 'react';
import { useTranslation } from 'next-i18next/pages';
import { LOCALES } from '@/lib/config/locales';
import { checkGift, GIFT_MESSAGE_MAXIMUM, type GiftField } from '@/lib/domain/gift/gift-form';
import { StepActions } from '@/components/booking/step-actions';
import { ErrorSummary } from '@/components/ui/forms/error-summary';
import { CharacterCounter } from '@/components/ui/forms/character-counter';
import { Field } from '@/components/ui/forms/field';
import { FieldRow } from '@/components/ui/forms/field-row';
import { Heading } from '@/components/ui/text/heading';
import { Stack } from '@/components/ui/layout/stack';
import { TextArea, TextInput } from '@/components/ui/forms/text-input';
import { useFieldMessage } from '@/components/ui/forms/use-field-message';
import { useLocale } from '@/components/ui/hooks/use-locale';
import { useGiftStore } from '@/stores/gift-store';

const AUTO_COMPLETE: Partial<Record<GiftField, string>> = { firstName: 'given-name', lastName: 'family-name', emailAddress: 'email' };

/** Sender, recipient and message. The store holds the form's state, so that the card preview follows each keystroke. */
export function GiftInformation({ onDone, onBack }: { onDone: () => void; onBack: () => void }) {
  const { t } = useTranslation('gift-order');
  const { locale } = useLocale();
  const prefix = useId();
  const messageOf = useFieldMessage();
  const form = useGiftStore((state) => state.giftPackage);
  const edit = useGiftStore((state) => state.editGiftPackage);
  const [judged, setJudged] = useState<readonly GiftField[]>([]);
  const [attempt, setAttempt] = useState(0);

  const names: readonly GiftField[] = LOCALES[locale].script === 'latin' ? ['firstName', 'lastName'] : ['lastName', 'firstName'];
  // In form order.
  const order: readonly GiftField[] = ['recipientName', 'message', ...names, 'emailAddress'];
  const shown = checkGift(form)
    .sort((one, other) => order.indexOf(one.path) - order.indexOf(other.path))
    .filter(({ path }) => judged.includes(path))
    .map((error) => ({ ...error, message: messageOf(t(`field.${error.path}`), error) }));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = checkGift(form);
    if (found.length === 0) return onDone();
    setJudged(found.map(({ path }) => path));
    setAttempt((count) => count + 1);
  };
  const field = (name: GiftField) => ({
    id: `${prefix}${name}`,
    label: t(`field.${name}`),
    error: shown.find(({ path }) => path === name)?.message ?? null,
  });
  const input = (name: GiftField) => ({
    name,
    value: form[name],
    autoComplete: AUTO_COMPLETE[name] ?? 'off',
    onChange: (event: { target: { value: string } }) => edit({ [name]: event.target.value }),
    onBlur: () => form[name] !== '' && setJudged((known) => [...new Set([...known, name])]),
  });
  return (
    <form noValidate onSubmit={submit}>
      <Stack $gap={5}>
        <ErrorSummary errors={shown.map(({ path, message }) => ({ fieldId: `${prefix}${path}`, message }))} attempt={attempt} />
        <Field {...field('recipientName')} necessity="required">
          {(control) => <TextInput {...control} {...input('recipientName')} maxLength={120} />}
        </Field>
        <Field
          {...field('message')}
          necessity="optional"
          counter={<CharacterCounter length={form.message.length} maximum={GIFT_MESSAGE_MAXIMUM} />}
        >
          {(control) => <TextArea {...control} {...input('message')} rows={4} />}
        </Field>
        <Heading level={4} look="label">
          {t('form.from')}
        </Heading>
        <FieldRow $min="12rem">
          {names.map((name) => (
            <Field key={name} {...field(name)} necessity="required">
              {(control) => <TextInput {...control} {...input(name)} maxLength={80} />}
            </Field>
          ))}
        </FieldRow>
        <Field {...field('emailAddress')} hint={t('field.emailHint')} necessity="required">
          {(control) => <TextInput {...control} {...input('emailAddress')} type="email" autoCapitalize="none" spellCheck={false} />}
        </Field>
        <StepActions onBack={onBack} />
      </Stack>
    </form>
  );
}
