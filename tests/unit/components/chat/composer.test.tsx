import { createRef } from 'react';
import { fireEvent, screen } from '@testing-library/react';
import chat from '@/locales/en/chat.json';
import { beforeEach, expect, it, vi } from 'vitest';
import { Composer } from '@/components/chat/composer';
import type { Attached } from '@/components/chat/use-attached-files';
import { renderWithTexts } from '@/tests/setup/render-with-texts';
import { standIn } from '@/tests/setup/stand-in';

const attach = vi.fn();
let files: Attached[] = [];
await standIn(import('@/components/chat/use-attached-files'), {
  useAttachedFiles: () => ({ files, attach, retry: vi.fn(), remove: vi.fn(), clear: vi.fn() }),
});

const onSend = vi.fn();
const field = () => screen.getByLabelText('Your message');

beforeEach(() => {
  attach.mockClear();
  onSend.mockClear();
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  renderWithTexts(
    <Composer uid="member" inputRef={createRef()} card={null} onCardGone={() => undefined} onSend={onSend} onTyping={() => undefined} />,
  );
});

it.each([
  ['tells that it composes', { isComposing: true, keyCode: 13 }],
  ['tells it by its code alone, after the composition', { isComposing: false, keyCode: 229 }],
])('an Enter that chooses a character sends nothing where the browser %s', (_, told) => {
  fireEvent.change(field(), { target: { value: '你好' } });
  fireEvent.keyDown(field(), { key: 'Enter', ...told });
  expect(onSend).not.toHaveBeenCalled();
  expect(field()).toHaveValue('你好');
  fireEvent.keyDown(field(), { key: 'Enter', keyCode: 13 });
  expect(onSend).toHaveBeenCalledWith({ text: '你好' });
});

it('begins a new line by the Enter of a phone, whose key does not say that it sends', () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  fireEvent.change(field(), { target: { value: 'Hello' } });
  expect([fireEvent.keyDown(field(), { key: 'Enter' }), onSend.mock.calls]).toEqual([true, []]);
  expect(field()).toHaveAttribute('enterkeyhint', 'enter');
});

it('writes in the direction of what is written', () => {
  expect(field()).toHaveAttribute('dir', 'auto');
});

const picture = new File(['x'], 'coat.png', { type: 'image/png' });

it('attaches a picture that is pasted or dropped', () => {
  fireEvent.paste(field(), { clipboardData: { files: [picture], types: ['Files'] } });
  fireEvent.drop(field(), { dataTransfer: { files: [picture], types: ['Files'] } });
  expect(attach.mock.calls).toEqual([[[picture]], [[picture]]]);
});

it('pastes the words where a program copies them with a picture of them', () => {
  const isForBrowser = fireEvent.paste(field(), { clipboardData: { files: [picture], types: ['text/plain', 'Files'] } });
  expect([isForBrowser, attach.mock.calls]).toEqual([true, []]);
});

it('sends several files in one turn: the words with the first, each other one by itself', () => {
  const ready = (name: string): Attached => {
    const attachment = { id: name, name, type: 'image/png', size: 1 };
    return { id: name.length, state: { kind: 'ready', attachment, file: null } };
  };
  files = [ready('a.png'), ready('bb.png')];
  fireEvent.change(field(), { target: { value: 'These two' } });
  expect(screen.getByRole('list', { name: chat.composer.files })).toHaveTextContent(/a\.png.*bb\.png/);
  fireEvent.keyDown(field(), { key: 'Enter', keyCode: 13 });
  expect(onSend.mock.calls.map(([{ text, attachment }]) => [text, attachment.id])).toEqual([
    ['These two', 'a.png'],
    ['bb.png', 'bb.png'],
  ]);
  files = [];
});
