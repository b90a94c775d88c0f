import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { beforeEach, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { ErrorSummary } from '@/components/ui/forms/error-summary';
import { useCheckedForm } from '@/components/ui/forms/use-checked-form';
import { textLine, typedEmail } from '@/lib/contract/primitives';
import { textsOf } from '@/tests/setup/render-with-texts';

/** react-hook-form is under way from `isAsked` until the first test calls `come`. */
const library = vi.hoisted(() => ({ isAsked: false, come: () => undefined as void }));
vi.mock('react-hook-form', async (original) => {
  library.isAsked = true;
  await new Promise<void>((resolve) => {
    library.come = resolve;
    // A page that needs it at once does not wait for the test.
    setTimeout(resolve, 5_000);
  });
  return original();
});

const loadRules = async () => {
  const { judgedBy } = await import('@/components/ui/forms/form-rules');
  return judgedBy<{ name: string; nick: string }>(z.object({ email: typedEmail, name: textLine(5) }), ({ name, nick }) =>
    name !== '' && name === nick ? [{ path: 'nick', code: 'taken' }] : [],
  );
};
const send = vi.fn<(values: object) => unknown>();

function Form({ rules = loadRules }: { rules?: typeof loadRules }) {
  const form = useCheckedForm({
    labels: { email: 'Email address', name: 'Name', nick: 'Nickname' },
    rules,
    initial: { email: '', name: 'Ada', nick: '' },
    draft: { name: 'trial', fields: ['email', 'nick'] },
  });
  return (
    <form aria-label="Trial" onSubmit={(event) => void form.submit(send)(event)}>
      <button type="button" onClick={() => form.showServerErrors([{ path: 'email', code: 'taken' }])}>
        Refuse
      </button>
      <ErrorSummary errors={form.summary} attempt={form.attempt} />
      {(['email', 'name', 'nick'] as const).map((name) => {
        const { id, label, error } = form.field(name);
        return (
          <label key={name} htmlFor={id}>
            <span>{label}</span>
            <input id={id} name={name} {...form.input(name)} aria-invalid={error !== null} />
          </label>
        );
      })}
    </form>
  );
}

const page = (rules?: typeof loadRules) => (
  <I18nextProvider i18n={textsOf('en')}>
    <Form rules={rules} />
  </I18nextProvider>
);
const field = (label: string) => screen.getByRole<HTMLInputElement>('textbox', { name: label });
const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });
const press = () => fireEvent.submit(screen.getByRole('form'));
const invalid = () =>
  screen.getAllByRole('textbox').flatMap((each) => (each.ariaInvalid === 'true' ? [(each as HTMLInputElement).name] : []));

beforeEach(() => {
  send.mockReset();
});

it('asks for react-hook-form with the first key, keeps every one until it comes, and then sends once', async () => {
  render(page());
  fireEvent.focus(field('Email address'));
  fireEvent.blur(field('Email address'));
  expect(library.isAsked).toBe(false);
  type('Email address', 'w');
  await waitFor(() => expect(library.isAsked).toBe(true));
  type('Email address', 'wing@example.com');
  fireEvent.blur(field('Email address'));
  press();
  press();
  // Still to be sent: it was typed before the press was answered.
  type('Name', 'Wing');
  await new Promise((resolve) => setTimeout(resolve));
  expect(send).not.toHaveBeenCalled();
  library.come();
  await waitFor(() => expect(send).toHaveBeenCalledWith({ email: 'wing@example.com', name: 'Wing', nick: '' }));
  expect(send).toHaveBeenCalledOnce();
  expect(field('Email address')).toHaveValue('wing@example.com');
  expect(invalid()).toEqual([]);
});

it('takes over what stood in its fields before the page was alive, before what was kept', async () => {
  window.localStorage.setItem('draft:trial', JSON.stringify({ email: 'kept@example.com', nick: 'Dee' }));
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(page());
  // As a browser's keeper of passwords does it.
  field('Email address').value = 'wing@example.com';
  render(page(), { container, hydrate: true });
  type('Name', 'Wing');
  expect(field('Email address')).toHaveValue('wing@example.com');
  expect(field('Nickname')).toHaveValue('Dee');
  press();
  await waitFor(() => expect(send).toHaveBeenCalledWith({ email: 'wing@example.com', name: 'Wing', nick: 'Dee' }));
});

it('keeps through a reload the fields that it may keep, and no others', () => {
  const { unmount } = render(page());
  type('Email address', 'wing@example.com');
  type('Name', 'Wing');
  unmount();
  render(page());
  expect(field('Email address')).toHaveValue('wing@example.com');
  expect(field('Name')).toHaveValue('Ada');
});

it('names all that is wrong at once, also what depends on several fields, and sends nothing', async () => {
  render(page());
  type('Email address', 'wing@');
  type('Nickname', 'Ada');
  press();
  await waitFor(() => expect(screen.getByRole('group', { name: 'Please check these points' })).toHaveFocus());
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Email address'),
    expect.stringContaining('Nickname'),
  ]);
  expect(send).not.toHaveBeenCalled();
  // An error goes with the change that mends it, wherever that is made.
  type('Name', 'Eve');
  await waitFor(() => expect(invalid()).toEqual(['email']));
});

it('says nothing of a field that was only passed, and sends blanks at neither end', async () => {
  render(page());
  fireEvent.blur(field('Email address'));
  type('Name', 'much too long');
  fireEvent.blur(field('Name'));
  await waitFor(() => expect(invalid()).toEqual(['name']));
  type('Name', ' Wing ');
  type('Email address', ' wing@example.com ');
  press();
  await waitFor(() => expect(send).toHaveBeenCalledWith({ email: 'wing@example.com', name: 'Wing', nick: '' }));
});

it("shows the server's error until its field is changed", async () => {
  render(page());
  type('Email address', 'wing@example.com');
  press();
  await waitFor(() => expect(send).toHaveBeenCalledOnce());
  fireEvent.click(screen.getByRole('button', { name: 'Refuse' }));
  await waitFor(() => expect(invalid()).toEqual(['email']));
  type('Name', 'Eve');
  await new Promise((resolve) => setTimeout(resolve));
  expect(invalid()).toEqual(['email']);
  type('Email address', 'mei@example.com');
  await waitFor(() => expect(invalid()).toEqual([]));
});

it('leaves it to the server where its rules cannot be loaded, once for two presses', async () => {
  let answer: () => void = () => undefined;
  send.mockImplementation(() => new Promise<void>((resolve) => (answer = resolve)));
  render(page(() => Promise.reject(new Error('offline'))));
  type('Email address', 'wing@');
  press();
  await waitFor(() => expect(send).toHaveBeenCalledWith({ email: 'wing@', name: 'Ada', nick: '' }));
  press();
  answer();
  await waitFor(() => expect(send).toHaveBeenCalledOnce());
});

it("shows the server's error where not even react-hook-form can be loaded, and tries again with the next press", async () => {
  vi.doMock('@/components/ui/forms/form-rules', () => Promise.reject(new Error('offline')));
  render(page());
  type('Email address', 'wing@');
  press();
  await waitFor(() => expect(send).toHaveBeenCalledWith({ email: 'wing@', name: 'Ada', nick: '' }));
  fireEvent.click(screen.getByRole('button', { name: 'Refuse' }));
  await waitFor(() => expect(invalid()).toEqual(['email']));
  type('Email address', 'mei@');
  await waitFor(() => expect(invalid()).toEqual([]));
  vi.doUnmock('@/components/ui/forms/form-rules');
  press();
  await waitFor(() => expect(invalid()).toEqual(['email']));
  expect(field('Email address')).toHaveValue('mei@');
  expect(send).toHaveBeenCalledOnce();
});
