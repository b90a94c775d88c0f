import { screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { AttachedFile } from '@/components/chat/attached-file';
import type { AttachedState } from '@/components/chat/use-attached-files';
import { StatusRegion } from '@/components/ui/feedback/loading-region';
import { listen } from '@/tests/setup/listen';
import { renderWithTexts } from '@/tests/setup/render-with-texts';
import chat from '@/locales/en/chat.json';
import errors from '@/locales/en/errors.json';

const FILE = new File(['%PDF-1.7'], 'receipt.pdf', { type: 'application/pdf' });
const READY: AttachedState = { kind: 'ready', attachment: { id: 'f-1', name: FILE.name, type: FILE.type, size: 2_000_000 }, file: FILE };
const shown = (state: AttachedState | null) => (
  <StatusRegion aria-atomic={false}>{state ? <AttachedFile state={state} onRetry={vi.fn()} onRemove={vi.fn()} /> : null}</StatusRegion>
);

let turn: (state: AttachedState | null) => void;
let spoken: () => string;
beforeEach(() => {
  const { rerender } = renderWithTexts(shown(null));
  turn = (state) => rerender(shown(state));
  spoken = listen();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

it('says aloud that the file is on its way, that it has arrived, and nothing once it is taken out', () => {
  turn({ kind: 'sending', file: FILE });
  expect(spoken()).toBe(`receipt.pdf${chat.attachment.sending}`);
  turn(READY);
  expect(spoken()).toMatch(/^receipt\.pdf2\sMB$/);
  turn(null);
  expect(spoken()).toBe('');
});

it('interrupts where the file was not sent, and speaks again of another try', () => {
  turn({ kind: 'failed', file: FILE, isReadable: true });
  expect(screen.getByRole('alert')).toHaveTextContent(chat.attachment.notSent);
  turn({ kind: 'sending', file: FILE });
  expect(screen.queryByRole('alert')).toBeNull();
  expect(spoken()).toContain(chat.attachment.sending);
});

it('does not call a file that the browser cannot read any more a failure of the network', () => {
  turn({ kind: 'failed', file: FILE, isReadable: false });
  expect(screen.getByRole('alert')).toHaveTextContent(errors.unreadable);
});
