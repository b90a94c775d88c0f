import { fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { beforeEach, expect, it } from 'vitest';
import { useCheckedForm } from '@/components/auth/use-checked-form';
import { emailRule } from '@/lib/field-rules';
import { textFieldsDraft } from '@/lib/browser/form-drafts';
import { textsOf } from '@/tests/setup/render-with-texts';

const KEPT = textFieldsDraft('trial', ['email']);

function Form() {
  const form = useCheckedForm(
    { email: { label: 'Email address', rule: emailRule }, name: { label: 'Name', rule: () => null } },
    { name: 'of the account' },
    KEPT,
  );
  return (
    <>
      {(['email', 'name'] as const).map((name) => (
        <input key={name} id={form.field(name).id} aria-label={form.field(name).label} {...form.input(name)} />
      ))}
      <output>{JSON.stringify(form.values)}</output>
    </>
  );
}

beforeEach(() => window.localStorage.clear());

it('takes over what stood in its fields before the page was alive', () => {
  const texts = textsOf('en');
  const page = (
    <I18nextProvider i18n={texts}>
      <Form />
    </I18nextProvider>
  );
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(page);
  // As a browser's keeper of passwords does it.
  (screen.getByLabelText('Email address') as HTMLInputElement).value = 'wing@example.com';
  render(page, { container, hydrate: true });
  fireEvent.change(screen.getByLabelText('Name'), { target: { value: 'Wing' } });
  expect(screen.getByLabelText('Email address')).toHaveValue('wing@example.com');
  expect(screen.getByRole('status')).toHaveTextContent(JSON.stringify({ email: 'wing@example.com', name: 'Wing' }));
});

it('keeps through a reload the fields that it may keep, and no others', () => {
  const show = () =>
    render(
      <I18nextProvider i18n={textsOf('en')}>
        <Form />
      </I18nextProvider>,
    );
  const { unmount } = show();
  fireEvent.change(screen.getByLabelText('Email address'), { target: { value: 'wing@example.com' } });
  fireEvent.change(screen.getByLabelText('Name'), { target: { value: 'Wing' } });
  unmount();
  show();
  expect(screen.getByLabelText('Email address')).toHaveValue('wing@example.com');
  expect(screen.getByLabelText('Name')).toHaveValue('of the account');
});
