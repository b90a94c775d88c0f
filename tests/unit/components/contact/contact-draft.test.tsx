import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, it } from 'vitest';
import { ContactForm } from '@/components/contact/contact-form';
import { markSession } from '@/services/auth/session';
import { StoreRegistry } from '@/stores/create-store-context';
import { createUserStore, userDefinition } from '@/stores/user-store';
import { onCall, startApiServer } from '@/tests/setup/api-server';
import { inLocale, renderWithTexts } from '@/tests/setup/render-with-texts';
import contact from '@/locales/en/contact.json';
import { field, fillIn, form, open, PROPS, send, write } from './open-contact-form';

const server = startApiServer();

beforeEach(() => window.history.replaceState(null, '', '/contact-us'));

describe('the contact form', () => {
  it("fills in a member's own details where nothing stands, and again for the next message", async () => {
    server.use(
      onCall('contactUs', () =>
        HttpResponse.json(
          { statusCode: 201, message: 'OK', data: { reference: 'HK-2611-ABCDEF', respondWithinHours: 24 } },
          { status: 201 },
        ),
      ),
    );
    markSession('in');
    const registry = new StoreRegistry();
    const user = registry.register(userDefinition, createUserStore());
    renderWithTexts(<ContactForm {...PROPS} />, { registry });
    await write(/Your name/, 'Wing');
    const contacts = [{ contactName: 'Mei', contactPhoneCode: '+65', contactPhone: '81234567' }];
    act(() =>
      user.getState().receiveInformation({
        user: { id: 'm1', email: 'mei@example.com', firstName: '美玲', lastName: '陳' },
        contacts,
        detailReferralCode: null,
      }),
    );
    await waitFor(() => expect(field(/Email/)).toHaveValue('mei@example.com'));
    expect(
      [field(/Your name/), field(/^Phone/), screen.getAllByRole('combobox')[1]].map((control) => (control as HTMLInputElement).value),
    ).toEqual(['Wing', '81234567', '+65']);

    await userEvent.selectOptions(screen.getByLabelText(/What is it about/), 'Plans and prices');
    await write(/Message/, 'How do I store a coat?');
    await userEvent.click(screen.getByRole('checkbox', { name: /I agree/ }));
    await send();
    await userEvent.click(await screen.findByRole('button', { name: contact.success.again }));
    expect([field(/Your name/), field(/Email/), field(/Message/)].map((control) => (control as HTMLInputElement).value)).toEqual([
      '陳美玲',
      'mei@example.com',
      '',
    ]);
    markSession('out');
  });

  it('keeps the draft through a closed tab, but not the consent', async () => {
    const { unmount } = open();
    await fillIn();
    unmount();
    open();
    await waitFor(() => expect(field(/Message/)).toHaveValue('How do I store a coat?'));
    expect(field(/Your name/)).toHaveValue('Wing');
    expect(screen.getByRole('checkbox')).not.toBeChecked();
  });

  it('keeps what was typed before the page was alive', async () => {
    window.localStorage.setItem('draft:contact', JSON.stringify({ name: 'Somebody', reference: 'HK-1' }));
    const Page = inLocale('en');
    const page = () => <Page>{form()}</Page>;
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = renderToString(page());
    // As a person does it, and a browser that fills in a form: nobody hears of it yet.
    (field(/Message/) as HTMLTextAreaElement).value = 'Where is my blue coat?';
    (field(/Your name/) as HTMLInputElement).value = 'Wing';
    (screen.getByRole('checkbox') as HTMLInputElement).checked = true;
    (screen.getByLabelText(/What is it about/) as HTMLSelectElement).value = 'other';
    render(page(), { container, hydrate: true });
    await write(/Email/, 'wing@example.com');
    // From the draft of another day, where nothing stood.
    await waitFor(() => expect(field(/Booking or invoice number/)).toHaveValue('HK-1'));
    expect(field(/Message/)).toHaveValue('Where is my blue coat?');
    expect(field(/Your name/)).toHaveValue('Wing');
    expect(field(/Email/)).toHaveValue('wing@example.com');
    expect(screen.getByRole('checkbox')).toBeChecked();
    expect(screen.getByLabelText(/What is it about/)).toHaveValue('other');
    expect(JSON.parse(window.localStorage.getItem('draft:contact') ?? '{}')).toMatchObject({
      state: { message: 'Where is my blue coat?', name: 'Wing', email: 'wing@example.com', reference: 'HK-1' },
    });
  });

  it('takes topic, quote and code from the address', async () => {
    window.history.replaceState(null, '', '/contact-us?topic=order&type=store&step=total&quote=x20.m6&coupon=HELLO-1');
    open();
    await waitFor(() => expect(screen.getByLabelText(/What is it about/)).toHaveValue('order'));
    expect((field(/Message/) as HTMLTextAreaElement).value).toMatch(
      /services-pricing\?type=store&step=total&quote=x20\.m6\nMy code: HELLO-1$/,
    );
    expect(screen.getByRole('link', { name: 'How is the price worked out?' })).toHaveAttribute('href', '/faqs#prices');
  });

  it('knows the services that link here, and nothing else', async () => {
    window.history.replaceState(null, '', '/contact-us?topic=alteration&quote=broken!');
    open();
    await waitFor(() => expect(field(/Message/)).toHaveValue('About: Alteration'));
  });
});
