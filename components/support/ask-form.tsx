import { useTranslation } from 'next-i18next/pages';
import { useRef, useState, type FormEvent } from 'react';
import { removeFormDraft, textFieldsDraft } from '@/lib/browser/form-drafts';
import { HELP_TOPIC } from '@/lib/domain/contact/contact-fields';
import { randomId } from '@/lib/random-id';
import { useContactUs } from '@/services/contact';
import { Button } from '@/components/ui/actions/button';
import { TextButton } from '@/components/ui/actions/text-link';
import { Notice } from '@/components/ui/feedback/notice';
import { StatusRegion } from '@/components/ui/feedback/loading-region';
import { Field } from '@/components/ui/forms/field';
import { PRE_HYDRATION_METHOD } from '@/components/ui/forms/pre-hydration-method';
import { TextArea, TextInput } from '@/components/ui/forms/text-input';
import { useFieldMessage } from '@/components/ui/forms/use-field-message';
import { useLocale } from '@/components/ui/hooks/use-locale';
import { Stack } from '@/components/ui/layout/stack';
import { Text } from '@/components/ui/text/text';

const FIELDS = ['name', 'email', 'message'] as const;
type AskField = (typeof FIELDS)[number];
const DRAFT = 'help-question';
const kept = textFieldsDraft(DRAFT, FIELDS);

interface Props {
  /** What was searched for. */
  question: string;
  onBack: () => void;
}

/** A guest's question by name and email; kept in this browser until it is sent. */
export function AskForm({ question, onBack }: Props) {
  const { t } = useTranslation(['support', 'errors']);
  const { region } = useLocale();
  const messageOf = useFieldMessage();
  const [fields, setFields] = useState<Record<AskField, string>>(() => ({ name: '', email: '', message: question, ...kept.read() }));
  const [sentTo, setSentTo] = useState('');
  // The same question sent again after a lost answer is one question.
  const key = useRef('');
  const { isPending, data, failure, run } = useContactUs({
    onSuccess: () => removeFormDraft(DRAFT),
  });
  const refused = failure?.kind === 'rejected' ? failure.fields : [];
  const isElsewhere = failure !== null && !refused.some(({ path }) => FIELDS.some((name) => name === path));

  const edit = (name: AskField, value: string) => {
    setFields((known) => ({ ...known, [name]: value }));
    kept.keep(name, value);
    key.current = '';
  };
  const send = (event: FormEvent) => {
    event.preventDefault();
    key.current ||= randomId();
    setSentTo(fields.email.trim());
    void run({ body: { ...fields, topic: HELP_TOPIC, consent: true, country: region.code }, idempotencyKey: key.current });
  };
  const field = (name: AskField) => {
    const problem = refused.find(({ path }) => path === name);
    const label = t(`support:ask.${name}`);
    return { label, error: problem ? messageOf(label, problem) : null, necessity: 'required' as const };
  };
  const input = (name: AskField) => ({
    name,
    value: fields[name],
    onChange: (event: { target: { value: string } }) => edit(name, event.target.value),
  });

  return (
    <Stack $gap={4}>
      <StatusRegion>
        {data ? (
          <Notice tone="success" title={t('support:ask.sent')}>
            {t('support:ask.sentBody', { email: sentTo, reference: data.reference })}
          </Notice>
        ) : null}
      </StatusRegion>
      {data ? null : (
        <form method={PRE_HYDRATION_METHOD} noValidate onSubmit={send} aria-label={t('support:ask.title')}>
          <Stack $gap={4}>
            <Text $tone="soft">{t('support:ask.intro')}</Text>
            <Field {...field('message')}>{(control) => <TextArea {...control} {...input('message')} rows={4} maxLength={2000} />}</Field>
            <Field {...field('name')}>
              {(control) => <TextInput {...control} {...input('name')} autoComplete="name" maxLength={120} />}
            </Field>
            <Field {...field('email')}>
              {(control) => (
                <TextInput {...control} {...input('email')} type="email" autoComplete="email" autoCapitalize="none" spellCheck={false} />
              )}
            </Field>
            <Text $size="sm" $tone="muted">
              {t('support:ask.privacy')}
            </Text>
            {failure && isElsewhere ? (
              <Notice tone="danger" role="alert">
                {failure.kind === 'unreachable'
                  ? t('errors:unreachable')
                  : failure.code
                    ? t(`errors:${failure.code}`)
                    : t('errors:unknown')}
              </Notice>
            ) : null}
            <Button type="submit" isBusy={isPending} isFullWidth>
              {t('support:ask.send')}
            </Button>
          </Stack>
        </form>
      )}
      <div>
        <TextButton onClick={onBack}>{t('support:ask.back')}</TextButton>
      </div>
    </Stack>
  );
}
