import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { useAttachedFile } from '@/components/chat/use-attached-file';

const { sendFile } = vi.hoisted(() => ({ sendFile: vi.fn() }));
vi.mock('@/services/uploads', () => ({ sendFile }));
beforeEach(() => {
  window.localStorage.clear();
  sendFile
    .mockReset()
    .mockResolvedValue({ kind: 'ok', status: 200, data: { id: 'f-1', name: 'receipt.pdf', type: 'application/pdf', size: 8 } });
});

const fileOf = (name: string, beginning: () => Promise<ArrayBuffer>) =>
  Object.assign(new File(['%PDF-1.7'], name, { type: 'application/pdf' }), { slice: () => ({ arrayBuffer: beginning }) });
const bytes = async () => new TextEncoder().encode('%PDF-1.7').buffer as ArrayBuffer;

it('says of a file that cannot be read that it was not sent, and sends it once it can', async () => {
  const { result } = renderHook(() => useAttachedFile('member'));
  const away = fileOf('receipt.pdf', () => Promise.reject(new DOMException('gone', 'NotReadableError')));
  await act(() => result.current.attach(away));
  expect(result.current.state).toMatchObject({ kind: 'failed', file: away });
  expect(sendFile).not.toHaveBeenCalled();
  await act(() => result.current.attach(fileOf('receipt.pdf', bytes)));
  expect(result.current.state).toMatchObject({ kind: 'ready' });
});

it('lets the file that was chosen last have the place, however slowly the one before is read', async () => {
  const { result } = renderHook(() => useAttachedFile('member'));
  let read: (beginning: ArrayBuffer) => void = () => undefined;
  let first: Promise<void> = Promise.resolve();
  act(() => {
    first = result.current.attach(fileOf('first.pdf', () => new Promise((resolve) => (read = resolve))));
  });
  await act(() => result.current.attach(fileOf('second.pdf', bytes)));
  await act(async () => {
    read(new ArrayBuffer(16));
    await first;
  });
  expect(result.current.state).toMatchObject({ kind: 'ready', attachment: { id: 'f-1' } });
});

it('tells a file that was changed while it was sent from a lost connection', async () => {
  sendFile.mockResolvedValue({ kind: 'unreachable' });
  const { result } = renderHook(() => useAttachedFile('member'));
  await act(() => result.current.attach(fileOf('receipt.pdf', bytes)));
  expect(result.current.state).toMatchObject({ kind: 'failed', isReadable: true });
  const beginning = vi.fn(bytes).mockImplementationOnce(bytes).mockRejectedValue(new DOMException('changed', 'NotReadableError'));
  await act(() => result.current.attach(fileOf('receipt.pdf', beginning)));
  expect(result.current.state).toMatchObject({ kind: 'failed', isReadable: false });
});
