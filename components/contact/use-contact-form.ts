import { useTranslation } from 'next-i18next/pages';
import { useEffect, useEffectEvent, useRef } from 'react';
import { phoneToSend } from '@/components/ui/forms/phone-field';
import { useCheckedForm } from '@/components/ui/forms/use-checked-form';
import { useFieldMessage } from '@/components/ui/forms/use-field-message';
import { useLocale } from '@/components/ui/hooks/use-locale';
import { blankContact, contactBody, withPrefill, type ContactFields } from '@/lib/domain/contact/contact-fields';
import { randomId } from '@/lib/random-id';
import { useContactUs } from '@/services/contact';

/** Prefill from the address. */
export interface Prefill {
  topic: string | null;
  message: string;
}

/** Details from the member's account. */
export interface MemberDetails {
  name: string;
  email: string;
  phone: Pick<ContactFields, 'contactPhone' | 'contactPhoneCode'> | null;
}

const loadRules = () => import('./contact-rules').then(({ contactRules }) => contactRules);
/** The consent must be given again. */
const KEPT = [
  'topic',
  'name',
  'email',
  'contactPhoneCode',
  'contactPhone',
  'message',
  'reference',
  'callBackFrom',
  'callBackTo',
  'key',
] as const;
const KEY = /^[0-9a-f]{32}$/;
/** Names of the body that are other fields of the form. */
const FIELDS: Record<string, string> = { contactPhoneCode: 'contactPhone', callBackTime: 'callBackFrom' };

/** The member's details for empty fields. */
function missingOf({ name, email, contactPhone }: ContactFields, member: MemberDetails): Partial<ContactFields> {
  return { name: name || member.name, email: email || member.email, ...(contactPhone === '' ? member.phone : {}) };
}

/** The message as a draft that is prefilled from the address and from the member's account, and its sending. */
export function useContactForm(prefillOf: (query: URLSearchParams) => Promise<Prefill>) {
  const { t } = useTranslation('contact');
  const { region } = useLocale();
  const generic = useFieldMessage();
  const blank = { ...blankContact(region.phoneCode), key: '' };
  const form = useCheckedForm({
    labels: {
      topic: t('field.topic'),
      message: t('field.message'),
      reference: t('field.reference'),
      name: t('field.name'),
      email: t('field.email'),
      contactPhone: t('field.contactPhone'),
      callBackFrom: '',
      consent: '',
    },
    rules: loadRules,
    initial: blank,
    draft: { name: 'contact', fields: KEPT },
    messageOf({ path, code, params }) {
      if (path === 'topic' || path === 'consent') return t(`error.${path}`);
      if (path === 'contactPhone') return t('error.phone');
      if (path === 'callBackFrom') return t('error.callBack');
      const field = path === 'reference' || path === 'name' || path === 'email' ? path : 'message';
      return generic(t(`field.${field}`), { code: field === 'email' && code === 'pattern' ? 'email' : code, params });
    },
    prefix: 'contact-',
  });
  const { values, fill, change } = form;
  const member = useRef<MemberDetails | null>(null);
  const { data, failure, run, reset } = useContactUs({
    onSuccess() {
      form.forgetDraft();
      fill({ ...blank, ...(member.current && missingOf(blank, member.current)) });
    },
    onFailure(_body, refusal) {
      if (refusal.kind !== 'rejected') return;
      form.showServerErrors(
        refusal.fields.map((error) => {
          const [path = ''] = error.path.split('.');
          return { ...error, path: FIELDS[path] ?? path };
        }),
      );
    },
  });

  const takePrefill = useEffectEvent(({ topic, message }: Prefill) =>
    fill({ topic: topic ?? values.topic, message: withPrefill(values.message, message) }),
  );
  const hasArrived = useRef(false);
  useEffect(() => {
    if (hasArrived.current) return;
    hasArrived.current = true;
    void prefillOf(new URLSearchParams(window.location.search)).then((prefill) => takePrefill(prefill));
  }, [prefillOf]);

  return {
    ...form,
    data,
    failure,
    startAgain: reset,
    /** Prefills once: afterwards the person may clear the fields. */
    receiveMember(details: MemberDetails) {
      if (member.current) return;
      member.current = details;
      fill(missingOf(values, details));
    },
    submit: form.submit(async (sent) => {
      // Stored before sending, so that the same draft uses the same key after a lost answer or a reload.
      const key = KEY.test(values.key) ? values.key : randomId();
      change({ key });
      await run({ body: contactBody(await phoneToSend(sent), region.code), idempotencyKey: key });
    }),
  };
}

export type ContactFormState = ReturnType<typeof useContactForm>;
