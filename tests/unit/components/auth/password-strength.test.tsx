import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { NewPasswordField } from '@/components/auth/new-password-field';
import { useCheckedForm } from '@/components/ui/forms/use-checked-form';
import type { Locale } from '@/lib/config/locales';
import { newPasswordRules } from '@/components/auth/auth-rules';
import { renderWithTexts } from '@/tests/setup/render-with-texts';

const POLICY = { minLength: 6, maxLength: 128 };

function Form() {
  const form = useCheckedForm({
    labels: { password: 'Password' },
    rules: () => Promise.resolve(newPasswordRules(POLICY)),
    initial: { password: '' },
  });
  return (
    <>
      <NewPasswordField field={form.field('password')} input={form.input('password')} name="password" email="" policy={POLICY} />
      <button onClick={() => form.showServerErrors([{ path: 'password', code: 'password.common' }])}>refuse</button>
    </>
  );
}
const type = (text: string) => userEvent.setup({ advanceTimers: vi.advanceTimersByTime }).type(screen.getByLabelText('Password'), text);
const said = () => screen.queryByRole('status')?.textContent ?? null;
/** What is drawn, for those who see it. */
const shown = () => screen.queryByText(/password$|password:/i, { selector: 'span[aria-hidden]' })?.textContent ?? null;
const pause = () => act(() => vi.advanceTimersByTimeAsync(1_000));

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));
afterEach(() => void vi.useRealTimers());

describe('how strong a new password is', () => {
  it('is said in words while one types, aloud when the typing rests, and not before there is anything', async () => {
    renderWithTexts(<Form />);
    expect([shown(), said()]).toEqual([null, null]);
    await type('horse8');
    await vi.waitFor(() => expect(shown()).toBe('Weak password: quickly guessed'), 10_000);
    expect(said()).toBe('');
    await pause();
    expect(said()).toBe('Weak password: quickly guessed');
    await type(' and a quiet drawer');
    expect(shown()).toBe('Strong password');
    expect(said()).toBe('Weak password: quickly guessed');
    await pause();
    expect(said()).toBe('Strong password');
  });

  it('is weak where the server knows it for a common one', async () => {
    renderWithTexts(<Form />);
    await type('a drawer of quiet linen');
    await vi.waitFor(() => expect(shown()).toBe('Strong password'), 10_000);
    await userEvent.setup({ advanceTimers: vi.advanceTimersByTime }).click(screen.getByText('refuse'));
    await vi.waitFor(() => expect(shown()).toBe('Weak password: quickly guessed'), 10_000);
  });

  it.each<[Locale, string]>([
    ['en-SG', 'Strong password'],
    ['zh', '密碼很強'],
    ['zh-CN', '密码很强'],
    ['zh-Hans', '密码很强'],
  ])('has words of %s', async (locale, words) => {
    renderWithTexts(<Form />, { locale });
    await type('a drawer of quiet linen');
    await vi.waitFor(() => expect(screen.getByText(words)).toBeVisible(), 10_000);
  });
});
