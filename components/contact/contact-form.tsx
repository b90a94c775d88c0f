import dynamic from 'next/dynamic';
import { useTranslation } from 'next-i18next/pages';
import { useRef } from 'react';
import styled, { css } from 'styled-components';
import { ROUTES } from '@/lib/config/routes';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import { ErrorSummary } from '@/components/ui/error-summary';
import { UNSENT_METHOD } from '@/components/ui/unsent-form';
import { Text } from '@/components/ui/text';
import { TextLink } from '@/components/ui/text-link';
import { useIsMember } from '@/services/auth/session';
import { SilentDynamicLoading } from '@/components/ui/dynamic-loading';
import { CallBackFields } from './call-back-fields';
import type { ContactProps } from './contact-props';
import { ContactSuccess } from './contact-success';
import { elementIdOf, fieldOfPath, inFormOrder, useFieldMessages } from './field-messages';
import { MessageFields } from './message-fields';
import { PersonFields } from './person-fields';
import { SendFailure } from './send-failure';
import { TopicChoice } from './topic-choice';
import { useContactForm } from './use-contact-form';
import { useContactPrefill } from './use-contact-prefill';

const MemberPrefill = dynamic(() => import('./member-prefill').then((part) => part.MemberPrefill), {
  ssr: false,
  loading: SilentDynamicLoading,
});

const rows = css`
  display: grid;
  gap: var(--space-6);
  min-width: 0;
`;
const Form = styled.form`
  ${rows}
`;
const Rest = styled.div`
  ${rows}
`;

export function ContactForm({ content, topics, callBackTimes, phoneCodes, subjects }: ContactProps) {
  const { t } = useTranslation('contact');
  const isMember = useIsMember();
  const messageOf = useFieldMessages();
  const root = useRef<HTMLFormElement>(null);
  const form = useContactForm(useContactPrefill({ topics, subjects }), root);
  const { fields, change, submit, errors, attempt, isPending, data, failure } = form;
  if (data) {
    return <ContactSuccess reference={data.reference} response={content.response} onAgain={form.startAgain} />;
  }

  const errorOf = (name: string) => {
    const found = errors.find(({ path }) => fieldOfPath(path) === name);
    return found ? messageOf(found) : null;
  };
  const summary = inFormOrder(errors).flatMap((error) => {
    const field = fieldOfPath(error.path);
    return field ? [{ fieldId: elementIdOf(field), message: messageOf(error) }] : [];
  });
  return (
    <Form ref={root} method={UNSENT_METHOD} onSubmit={submit} noValidate aria-label={t('form')}>
      {isMember ? <MemberPrefill onKnown={form.receiveMember} /> : null}
      <ErrorSummary errors={summary} attempt={attempt} />
      <TopicChoice topics={topics} value={fields.topic} error={errorOf('topic')} onChange={(topic) => change({ topic })} />
      {/* What it is about fills a phone's first screen. */}
      <Rest>
        <MessageFields form={form} errorOf={errorOf} />
        <PersonFields form={form} errorOf={errorOf} phoneCodes={phoneCodes} />
        <CallBackFields text={content.callBack} times={callBackTimes} form={form} error={errorOf('callBackFrom')} />
        <div>
          <Checkbox
            id={elementIdOf('consent')}
            name="consent"
            label={content.consent}
            checked={fields.consent}
            error={errorOf('consent')}
            aria-required
            onChange={(event) => change({ consent: event.target.checked })}
          />
          <TextLink href={ROUTES.privacyPolicy.path} isStandalone>
            {t('privacy')}
          </TextLink>
        </div>
        {failure && errors.length === 0 ? <SendFailure failure={failure} /> : null}
        <div>
          <Button type="submit" size="large" isBusy={isPending}>
            {t(isPending ? 'sending' : 'send')}
          </Button>
          <Text $size="sm" $tone="muted" style={{ marginTop: 'var(--space-3)' }}>
            {t('kept')}
          </Text>
        </div>
      </Rest>
    </Form>
  );
}
