import { useTranslation } from 'next-i18next/pages';
import { LOCALES } from '@/lib/config/locales';
import { StepActions } from '@/components/booking/step-actions';
import { ErrorSummary } from '@/components/ui/forms/error-summary';
import { CharacterCounter } from '@/components/ui/forms/character-counter';
import { Field, TextField } from '@/components/ui/forms/field';
import { FieldRow } from '@/components/ui/forms/field-row';
import { Heading } from '@/components/ui/text/heading';
import { Stack } from '@/components/ui/layout/stack';
import { TextArea } from '@/components/ui/forms/text-input';
import { useCheckedForm } from '@/components/ui/forms/use-checked-form';
import { useFieldMessage } from '@/components/ui/forms/use-field-message';
import { useLocale } from '@/components/ui/hooks/use-locale';
import { useGiftStore } from '@/stores/gift-store';
import { GIFT_MESSAGE_MAXIMUM, giftRules, type GiftField } from '../model/gift-form';

const loadRules = () => Promise.resolve(giftRules);
const AUTO_COMPLETE: Partial<Record<GiftField, string>> = { firstName: 'given-name', lastName: 'family-name', emailAddress: 'email' };

/** Sender, recipient and message. The store holds the form's state, so that the card preview follows each keystroke. */
export function GiftInformation({ onDone, onBack }: { onDone: () => void; onBack: () => void }) {
  const { t } = useTranslation('gift-order');
  const { locale } = useLocale();
  const gift = useGiftStore((state) => state.giftPackage);
  const edit = useGiftStore((state) => state.editGiftPackage);
  const names = LOCALES[locale].script === 'latin' ? (['firstName', 'lastName'] as const) : (['lastName', 'firstName'] as const);
  const order: readonly GiftField[] = ['recipientName', 'message', ...names, 'emailAddress'];
  const labels: Record<string, string> = Object.fromEntries(order.map((name) => [name, t(`field.${name}`)]));
  const messageOf = useFieldMessage();
  const { attempt, summary, field, submit, ...form } = useCheckedForm({
    labels,
    messageOf: ({ path, ...problem }) =>
      path === 'message' && problem.code === 'pattern' ? t('field.messageLines') : messageOf(labels[path] ?? path, problem),
    rules: loadRules,
    initial: gift,
    isHeld: true,
  });
  const input = (name: GiftField) => ({
    ...form.input(name),
    name,
    autoComplete: AUTO_COMPLETE[name] ?? 'off',
    onChange: (event: { target: { value: string } }) => edit({ [name]: event.target.value }),
  });
  return (
    <form
      noValidate
      onSubmit={(event) =>
        void submit((sent) => {
          edit(sent);
          onDone();
        })(event)
      }
    >
      <Stack $gap={5}>
        <ErrorSummary errors={summary} attempt={attempt} />
        <TextField {...field('recipientName')} necessity="required" {...input('recipientName')} />
        <Field
          {...field('message')}
          necessity="optional"
          counter={<CharacterCounter length={gift.message.length} maximum={GIFT_MESSAGE_MAXIMUM} />}
        >
          {(control) => <TextArea {...control} {...input('message')} rows={4} />}
        </Field>
        <Heading level={4} look="label">
          {t('form.from')}
        </Heading>
        <FieldRow $min="12rem">
          {names.map((name) => (
            <TextField key={name} {...field(name)} necessity={name === 'lastName' ? 'optional' : 'required'} {...input(name)} />
          ))}
        </FieldRow>
        <TextField
          {...field('emailAddress')}
          hint={t('field.emailHint')}
          necessity="required"
          {...input('emailAddress')}
          type="email"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
        />
        <StepActions onBack={onBack} />
      </Stack>
    </form>
  );
}
