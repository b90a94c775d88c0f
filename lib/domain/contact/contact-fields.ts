import type { RegionCode } from '@/lib/config/regions';

/** Topic of a question from the help panel, where nobody chooses one. */
export const HELP_TOPIC = 'help';

/** What the form holds while somebody writes; all text, as it was typed. */
export interface ContactFields {
  topic: string;
  name: string;
  email: string;
  contactPhoneCode: string;
  contactPhone: string;
  message: string;
  reference: string;
  callBackFrom: string;
  callBackTo: string;
  consent: boolean;
}

export const MESSAGE_MINIMUM = 10;
export const MESSAGE_MAXIMUM = 2000;

export function blankContact(contactPhoneCode: string): ContactFields {
  return {
    topic: '',
    name: '',
    email: '',
    contactPhoneCode,
    contactPhone: '',
    message: '',
    reference: '',
    callBackFrom: '',
    callBackTo: '',
    consent: false,
  };
}

/** The body of the call; empty fields are left out. */
export function contactBody(fields: ContactFields, country: RegionCode) {
  const { topic, name, email, contactPhoneCode, contactPhone, message, reference, callBackFrom, callBackTo, consent } = fields;
  return {
    name,
    email: email.trim(),
    topic,
    message,
    country,
    // The contract requires `true`; its schema refuses anything else.
    consent: consent as true,
    ...(contactPhone.trim() === '' ? {} : { contactPhoneCode, contactPhone: contactPhone.trim() }),
    ...(reference.trim() === '' ? {} : { reference }),
    ...(callBackFrom !== '' && callBackTo !== '' ? { callBackTime: { from: callBackFrom, to: callBackTo } } : {}),
  };
}

/** Adds the text requested by the address to a message; existing text is kept. */
export function withPrefill(message: string, prefill: string): string {
  if (message.includes(prefill)) return message;
  return message.trim() === '' ? prefill : `${message}\n\n${prefill}`;
}
