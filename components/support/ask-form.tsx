import { useTranslation } from 'next-i18next/pages';
import { useRef, useState } from 'react';
import { HELP_TOPIC } from '@/lib/domain/contact/contact-fields';
import { randomId } from '@/lib/random-id';
import { useContactUs } from '@/services/contact';
import { FailureAlert } from '@/components/payments/failure-reason';
import { Button } from '@/components/ui/actions/button';
import { TextButton } from '@/components/ui/actions/text-link';
import { Notice } from '@/components/ui/feedback/notice';
import { StatusRegion } from '@/components/ui/feedback/loading-region';
import { Field, TextField } from '@/components/ui/forms/field';
import { PRE_HYDRATION_METHOD } from '@/components/ui/forms/pre-hydration-method';
import { TextArea } from '@/components/ui/forms/text-input';
import { useCheckedForm } from '@/components/ui/forms/use-checked-form';
import { useLocale } from '@/components/ui/hooks/use-locale';
import { Stack } from '@/components/ui/layout/stack';
import { Text } from '@/components/ui/text/text';

const FIELDS = ['name', 'email', 'message'] as const;
const loadRules = () => import('@/components/contact/contact-rules').then(({ questionRules }) => questionRules);

interface Props {
  /** What was searched for. */
  question: string;
  onBack: () => void;
}

/** A guest's question by name and email; kept in this browser until it is sent. */
export function AskForm({ question, onBack }: Props) {
  const { t } = useTranslation(['support', 'errors']);
  const { region } = useLocale();
  const form = useCheckedForm({
    labels: { message: t('support:ask.message'), name: t('support:ask.name'), email: t('support:ask.email') },
    rules: loadRules,
    initial: { name: '', email: '', message: question },
    draft: { name: 'help-question', fields: FIELDS },
    hasSummary: false,
  });
  const [sentTo, setSentTo] = useState('');
  /** The same question sent again after a lost answer is one question. */
  const last = useRef({ text: '', key: '' });
  const { data, failure, run } = useContactUs({
    onSuccess: form.forgetDraft,
    onFailure: (_body, refusal) => refusal.kind === 'rejected' && form.showServerErrors(refusal.fields),
  });
  const isElsewhere = failure !== null && form.summary.length === 0;

  const send = ({ name, email, message }: typeof form.values) => {
    const text = JSON.stringify([name, email, message]);
    if (last.current.text !== text) last.current = { text, key: randomId() };
    setSentTo(email);
    return run({
      body: { name, email, message, topic: HELP_TOPIC, consent: true, country: region.code },
      idempotencyKey: last.current.key,
    });
  };
  const field = (name: (typeof FIELDS)[number]) => ({ ...form.field(name), necessity: 'required' as const });

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
        <form
          method={PRE_HYDRATION_METHOD}
          noValidate
          onSubmit={(event) => void form.submit(send)(event)}
          aria-label={t('support:ask.title')}
        >
          <Stack $gap={4}>
            <Text $tone="soft">{t('support:ask.intro')}</Text>
            <Field {...field('message')}>{(control) => <TextArea {...control} {...form.input('message')} name="message" rows={4} />}</Field>
            <TextField {...field('name')} {...form.input('name')} name="name" autoComplete="name" />
            <TextField
              {...field('email')}
              {...form.input('email')}
              name="email"
              type="email"
              autoComplete="email"
              autoCapitalize="none"
              autoCorrect="off"
              spellCheck={false}
            />
            <Text $size="sm" $tone="muted">
              {t('support:ask.privacy')}
            </Text>
            <FailureAlert failure={isElsewhere ? failure : null} />
            <Button type="submit" isBusy={form.isBusy} isFullWidth>
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
