import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { CharacterCounter } from '@/components/ui/forms/character-counter';
import { Field, TextField } from '@/components/ui/forms/field';
import { PasswordInput } from '@/components/ui/forms/password-input';
import { TextInput } from '@/components/ui/forms/text-input';
import { renderWithTexts } from '@/tests/setup/render-with-texts';

afterEach(() => vi.useRealTimers());

describe('Field', () => {
  it('names the control, reads the error before the hint, and marks it invalid and required', () => {
    renderWithTexts(
      <Field label="Postcode" hint="Six digits." error="Enter six digits." necessity="required">
        {(control) => <TextInput {...control} />}
      </Field>,
    );
    const input = screen.getByRole('textbox', { name: 'Postcode' });
    expect(input).toHaveAccessibleDescription('Enter six digits. Six digits.');
    expect(input).toBeInvalid();
    expect(input).toBeRequired();
  });

  it('says in the reader’s language that it may stay empty', () => {
    renderWithTexts(
      <Field label="推薦碼" necessity="optional">
        {(control) => <TextInput {...control} />}
      </Field>,
      { locale: 'zh' },
    );
    expect(screen.getByRole('textbox', { name: /^推薦碼 ?（選填）$/ })).not.toBeInvalid();
  });

  it.each([
    [95, 'Characters left: 5'],
    [103, 'Characters over the limit: 3'],
  ])('speaks of the room near the end and beyond it, after a pause: %i', (length, spoken) => {
    vi.useFakeTimers();
    renderWithTexts(
      <Field label="Note" counter={<CharacterCounter length={length} maximum={100} />}>
        {(control) => <TextInput {...control} />}
      </Field>,
    );
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    act(() => vi.advanceTimersByTime(1000));
    expect(screen.getByRole('status')).toHaveTextContent(spoken);
  });
});

it('a text that is pasted beyond the limit stays whole, and is said to be too long', async () => {
  const Note = () => {
    const [note, setNote] = useState('');
    return <TextField label="Note" maxLength={10} value={note} onChange={({ target }) => setNote(target.value)} />;
  };
  renderWithTexts(<Note />);
  await userEvent.click(screen.getByRole('textbox'));
  await userEvent.paste('left cuff, button');
  expect(screen.getByRole('textbox')).toHaveValue('left cuff, button');
  expect(screen.getByRole('textbox')).toHaveAccessibleDescription('Characters over the limit: 7');
});

describe('PasswordInput', () => {
  it('shows and hides what was typed or pasted', async () => {
    renderWithTexts(<Field label="Password">{(control) => <PasswordInput {...control} autoComplete="current-password" />}</Field>);
    const input = screen.getByLabelText('Password');
    await userEvent.click(input);
    await userEvent.paste('correct horse');
    expect(input).toHaveValue('correct horse');
    expect(input).toHaveAttribute('type', 'password');
    await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
    expect(input).toHaveAttribute('type', 'text');
    fireEvent.click(screen.getByRole('button', { name: 'Hide password' }));
    expect(input).toHaveAttribute('type', 'password');
  });
});
