import { useTranslation } from 'next-i18next/pages';
import { useCallback } from 'react';
import styled from 'styled-components';
import { useFailureText } from '@/components/payments/use-failure-text';
import { Button } from '@/components/ui/actions/button';
import { TextLink } from '@/components/ui/actions/text-link';
import { clientOnly, SilentDynamicLoading } from '@/components/ui/feedback/client-only';
import { Notice } from '@/components/ui/feedback/notice';
import { CharacterCounter } from '@/components/ui/forms/character-counter';
import { Checkbox } from '@/components/ui/forms/checkbox';
import { ErrorSummary } from '@/components/ui/forms/error-summary';
import { Field, TextField } from '@/components/ui/forms/field';
import { PRE_HYDRATION_METHOD } from '@/components/ui/forms/pre-hydration-method';
import { SelectField } from '@/components/ui/forms/select';
import { TextArea } from '@/components/ui/forms/text-input';
import { useLocale } from '@/components/ui/hooks/use-locale';
import { Stack } from '@/components/ui/layout/stack';
import { Text } from '@/components/ui/text/text';
import type { Locale } from '@/lib/config/locales';
import { ROUTES, SERVICE_TYPES, type ServiceType } from '@/lib/config/routes';
import { MESSAGE_MAXIMUM, MESSAGE_MINIMUM } from '@/lib/domain/contact/contact-fields';
import { QUOTE_PARAMETER } from '@/lib/domain/pricing/quote-parameter';
import { joinSentences } from '@/lib/text/join-words';
import { spokenDuration } from '@/lib/text/spoken-duration';
import { useIsMember } from '@/services/auth/session';
import type { ActionFailure } from '@/services/http/outcome';
import { CallBackFields } from './call-back-fields';
import type { ContactProps } from './contact-view';
import { ContactSuccess } from './contact-success';
import { useContactForm, type ContactFormState, type Prefill } from './use-contact-form';
import { PhoneField, type PhoneCodeOption } from '@/components/ui/forms/phone-field';

interface Props {
  form: ContactFormState;
  phoneCodes: readonly PhoneCodeOption[];
}

function PersonFields({ form, phoneCodes }: Props) {
  return (
    <Stack $gap={4}>
      <TextField {...form.field('name')} necessity="required" {...form.input('name')} name="name" autoComplete="name" />
      <TextField {...form.field('email')} necessity="required" {...form.input('email')} type="email" name="email" autoComplete="email" />
      <PhoneField
        {...form.field('contactPhone')}
        name="contactPhone"
        contactPhoneCode={form.values.contactPhoneCode}
        contactPhone={form.values.contactPhone}
        codes={phoneCodes}
        necessity="optional"
        onChange={form.change}
        onBlur={() => form.leave('contactPhone')}
      />
    </Stack>
  );
}

function MessageFields({ form }: { form: ContactFormState }) {
  const { t } = useTranslation('contact');
  return (
    <Stack $gap={4}>
      <Field
        {...form.field('message')}
        hint={t('hint.message', { minimum: MESSAGE_MINIMUM })}
        necessity="required"
        counter={<CharacterCounter length={form.values.message.trim().length} maximum={MESSAGE_MAXIMUM} />}
      >
        {(control) => <TextArea {...control} {...form.input('message')} name="message" rows={6} />}
      </Field>
      <TextField
        {...form.field('reference')}
        hint={t('hint.reference')}
        necessity="optional"
        {...form.input('reference')}
        name="reference"
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
      />
    </Stack>
  );
}

/** Loads the basket rules only for a quote: most messages have none. */
async function linkOf(quote: string | null, locale: Locale, type: ServiceType): Promise<string | null> {
  if (quote === null) return null;
  const rules = await import('./quote-link-of').catch(() => null); // Offline: send the message without the link.
  return rules?.quoteLinkOf(quote, locale, type) ?? null;
}

/** Prefills the message from `?topic=`, `?quote=`, `?gift=` and `?coupon=`, as visible text that the visitor can change. */
function useContactPrefill({ topics, subjects }: Pick<ContactProps, 'topics' | 'subjects'>): (query: URLSearchParams) => Promise<Prefill> {
  const { t } = useTranslation('contact');
  const { locale } = useLocale();
  return useCallback(
    async (query) => {
      const asked = query.get('topic') ?? '';
      const known = topics.find(({ id }) => id === asked)?.id ?? null;
      const subject = subjects[query.get('gift') ?? ''] ?? (known ? undefined : subjects[asked]);
      const type = SERVICE_TYPES.find((candidate) => candidate === query.get('type')) ?? SERVICE_TYPES[0];
      const link = await linkOf(query.get(QUOTE_PARAMETER), locale, type);
      const coupon = /^[A-Za-z0-9-]{1,64}$/.exec(query.get('coupon') ?? '')?.[0];
      const lines = [
        link ? t('prefill.quote', { link }) : null,
        coupon ? t('prefill.coupon', { coupon }) : null,
        subject ? t(query.has('gift') ? 'prefill.gift' : 'prefill.subject', { subject }) : null,
      ];
      return { topic: known ?? (subject ? 'order' : null), message: lines.filter((line) => line !== null).join('\n') };
    },
    [t, locale, topics, subjects],
  );
}

/** Why sending failed: our text for known codes, else the server's. All input is kept. */
function SendFailure({ failure }: { failure: ActionFailure }) {
  const { t } = useTranslation('contact');
  const { localeTag } = useLocale();
  const reason = useFailureText()(failure);
  const wait =
    failure.kind === 'rejected' && failure.retryAfterSeconds
      ? t('wait', { wait: spokenDuration(failure.retryAfterSeconds, localeTag) })
      : null;
  return (
    <Notice tone="danger" title={t('notSent')} role="alert">
      {joinSentences(reason, wait)}
    </Notice>
  );
}

const MemberPrefill = clientOnly(() => import('./member-prefill').then((part) => part.MemberPrefill), SilentDynamicLoading);

const Form = styled.form`
  display: grid;
  gap: var(--space-6);
  min-width: 0;
`;

export function ContactForm({ content, topics, callBackTimes, phoneCodes, subjects }: ContactProps) {
  const { t } = useTranslation('contact');
  const isMember = useIsMember();
  const form = useContactForm(useContactPrefill({ topics, subjects }));
  const { values, change, errorOf, summary, data, failure } = form;
  if (data) {
    return <ContactSuccess reference={data.reference} response={content.response} onAgain={form.startAgain} />;
  }

  return (
    <Form method={PRE_HYDRATION_METHOD} onSubmit={(event) => void form.submit(event)} noValidate aria-label={t('form')}>
      {isMember ? <MemberPrefill onKnown={form.receiveMember} /> : null}
      <ErrorSummary errors={summary} attempt={form.attempt} />
      <TopicChoice topics={topics} form={form} />
      <MessageFields form={form} />
      <PersonFields form={form} phoneCodes={phoneCodes} />
      <CallBackFields text={content.callBack} times={callBackTimes} form={form} />
      <div>
        <Checkbox
          id={form.idOf('consent')}
          name="consent"
          label={content.consent}
          checked={values.consent}
          error={errorOf('consent')}
          aria-required
          onChange={(event) => change({ consent: event.target.checked })}
        />
        <TextLink href={ROUTES.privacyPolicy.path} isStandalone>
          {t('privacy')}
        </TextLink>
      </div>
      {failure && summary.length === 0 ? <SendFailure failure={failure} /> : null}
      <div>
        <Button type="submit" size="large" isBusy={form.isBusy}>
          {t(form.isBusy ? 'sending' : 'send')}
        </Button>
        <Text $size="sm" $tone="muted" style={{ marginTop: 'var(--space-3)' }}>
          {t('kept')}
        </Text>
      </div>
    </Form>
  );
}

interface TopicChoiceProps {
  topics: ContactProps['topics'];
  form: ContactFormState;
}

/** The topic, as the first field of the form; links to an existing answer where there is one. */
function TopicChoice({ topics, form }: TopicChoiceProps) {
  const { t } = useTranslation('contact');
  const chosen = topics.find(({ id }) => id === form.values.topic) ?? null;
  return (
    <Stack $gap={3}>
      <SelectField
        {...form.field('topic')}
        hint={chosen?.text}
        necessity="required"
        name="topic"
        value={form.values.topic}
        onChange={(event) => form.change({ topic: event.target.value })}
        options={topics.map(({ id, title }) => ({ value: id, name: title }))}
      >
        <option value="" disabled>
          {t('field.chooseTopic')}
        </option>
      </SelectField>
      <div aria-live="polite">
        {chosen?.question ? (
          <Notice title={t('answered')}>
            <TextLink href={`${ROUTES.faqs.path}#${chosen.question.slug}`}>{chosen.question.title}</TextLink>
          </Notice>
        ) : null}
      </div>
    </Stack>
  );
}
