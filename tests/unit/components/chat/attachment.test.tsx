import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { Attachment } from '@/components/chat/attachment';
import { renderWithTexts } from '@/tests/setup/render-with-texts';
import { standIn } from '@/tests/setup/stand-in';

const sendCall = vi.fn();
const saved = [] as { name: string; type: string }[];
await standIn(import('@/services/http/send-call'), { sendCall });
await standIn(import('@/lib/browser/save-file'), { saveFile: (file: { name: string; type: string }) => void saved.push(file) });

/** Everything is in view. */
class InView {
  constructor(private readonly tell: (entries: { isIntersecting: boolean }[]) => void) {}
  observe() {
    this.tell([{ isIntersecting: true }]);
  }
  disconnect() {}
}

beforeEach(() => {
  saved.length = 0;
  sendCall.mockReset();
  vi.stubGlobal('IntersectionObserver', InView);
});

const show = (type: string, name: string) => renderWithTexts(<Attachment attachment={{ id: 'f-1', name, type, size: 2_000_000 }} />);

test('a document is fetched when it is asked for, not before, and saved by its name', async () => {
  sendCall.mockResolvedValue({ kind: 'ok', data: new Blob(['%PDF-1.7']) });
  show('application/pdf', 'receipt.pdf');
  expect(sendCall).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: /^Save/ }));
  await expect.poll(() => saved).toMatchObject([{ name: 'receipt.pdf', type: 'application/pdf' }]);
  fireEvent.click(screen.getByRole('button', { name: /^Save/ }));
  await expect.poll(() => saved).toHaveLength(2);
  expect(sendCall).toHaveBeenCalledTimes(1);
});

test('a picture in view is fetched by itself', async () => {
  sendCall.mockReturnValue(new Promise(() => undefined));
  show('image/png', 'coat.png');
  await expect.poll(() => sendCall).toHaveBeenCalledTimes(1);
});
