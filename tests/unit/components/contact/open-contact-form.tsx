import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ContactForm } from '@/components/contact/contact-form';
import type { ContactProps } from '@/components/contact/contact-view';
import { renderWithTexts } from '@/tests/setup/render-with-texts';

/** All that the page gives it. */
export const PROPS: ContactProps = {
  content: {
    seo: { title: 't', description: 'd' },
    headline: 'h',
    intro: 'i',
    phone: { display: '+852 2000 0100', link: 'tel:+85220000100' },
    email: 'hello@example.com',
    hoursNote: 'n',
    address: { lines: ['a', 'b'], note: 'n' },
    callBack: { heading: 'Shall we ring you?', text: 'A window' },
    response: 'We answer before the second tea.',
    consent: 'I agree',
  },
  topics: [
    { id: 'order', title: 'Plans and prices', text: 't', question: { slug: 'prices', title: 'How is the price worked out?' } },
    { id: 'other', title: 'Something else', text: 't', question: null },
  ],
  hours: [],
  callBackTimes: ['09:00', '09:30', '10:00'],
  phoneCodes: [
    { code: '+852', label: 'Hong Kong (+852)' },
    { code: '+65', label: 'Singapore (+65)' },
  ],
  subjects: { alteration: 'Alteration', starter: 'Starter' },
};

export const form = () => <ContactForm {...PROPS} />;
export const open = () => renderWithTexts(form());
export const send = () => userEvent.click(screen.getByRole('button', { name: /Send message|Sending/ }));
export const field = (name: RegExp) => screen.getByRole('textbox', { name });

export async function write(name: RegExp, text: string) {
  await userEvent.click(field(name));
  await userEvent.paste(text);
}

/** Writes what the form asks for, and nothing more. */
export async function fillIn() {
  await userEvent.selectOptions(screen.getByLabelText(/What is it about/), 'Plans and prices');
  await write(/Message/, 'How do I store a coat?');
  await write(/Your name/, 'Wing');
  await write(/Email/, 'wing@example.com');
  await userEvent.click(screen.getByRole('checkbox'));
}
