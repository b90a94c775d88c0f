import { createEvent, fireEvent, screen, waitFor } from '@testing-library/react';
import { createRef } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { Composer } from '@/components/chat/composer';
import { renderWithTexts } from '@/tests/setup/render-with-texts';
import { standIn } from '@/tests/setup/stand-in';

const sendFile = vi.fn();
await standIn(import('@/services/uploads'), { sendFile, prepareFile: async (file: File) => file });

const PICTURE = new File([new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])], 'image.png', { type: 'image/png' });

beforeEach(() => {
  sendFile.mockReset().mockResolvedValue({ kind: 'ok', status: 200, data: { id: 'f-1', name: 'image.png', type: 'image/png', size: 8 } });
  const nothing = () => undefined;
  renderWithTexts(<Composer uid="member" inputRef={createRef()} card={null} onCardGone={nothing} onSend={nothing} onTyping={nothing} />);
});

/** @returns whether the browser still does what it does by itself */
function paste(types: string[], files: File[]): boolean {
  return fireEvent.paste(screen.getByRole('textbox'), { clipboardData: { types, files } });
}

it('attaches a picture that is pasted', async () => {
  expect(paste(['Files'], [PICTURE])).toBe(false);
  await waitFor(() => expect(sendFile).toHaveBeenCalledExactlyOnceWith(PICTURE, expect.anything()));
});

it('lets the text of copied cells be pasted, not the picture of them that lies beside it', () => {
  expect(paste(['text/plain', 'text/html', 'text/rtf', 'Files'], [PICTURE])).toBe(true);
  expect(sendFile).not.toHaveBeenCalled();
});

it('attaches a file that is dropped on the page, and leaves a dropped text to the field', async () => {
  const drop = (dataTransfer: object) => {
    const event = createEvent.drop(document.body, { dataTransfer });
    fireEvent(document.body, event);
    return event.defaultPrevented;
  };
  expect(drop({ types: ['text/plain'], files: [] })).toBe(false);
  expect(drop({ types: ['Files'], files: [PICTURE] })).toBe(true);
  await waitFor(() => expect(sendFile).toHaveBeenCalledExactlyOnceWith(PICTURE, expect.anything()));
});

it('empties the chooser with each choice, without which a browser does not tell of the same file again', async () => {
  const chooser = document.querySelector<HTMLInputElement>('input[type=file]') as HTMLInputElement;
  const emptied = vi.fn();
  Object.defineProperty(chooser, 'value', { get: () => 'C:\\fakepath\\image.png', set: emptied });
  fireEvent.change(chooser, { target: { files: [PICTURE] } });
  expect(emptied).toHaveBeenCalledWith('');
  await waitFor(() => expect(sendFile).toHaveBeenCalledOnce());
});
