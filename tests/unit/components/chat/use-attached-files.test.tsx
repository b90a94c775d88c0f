import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { useAttachedFiles } from '@/components/chat/use-attached-files';
import { standIn } from '@/tests/setup/stand-in';

const sendFile = vi.fn();
await standIn(import('@/services/uploads'), { sendFile, prepareFile: async (file: File) => file });
beforeEach(() => {
  sendFile
    .mockReset()
    .mockResolvedValue({ kind: 'ok', status: 200, data: { id: 'f-1', name: 'receipt.pdf', type: 'application/pdf', size: 8 } });
});

const fileOf = (name: string, beginning: () => Promise<ArrayBuffer>) =>
  Object.assign(new File(['%PDF-1.7'], name, { type: 'application/pdf' }), { slice: () => ({ arrayBuffer: beginning }) });
const bytes = async () => new TextEncoder().encode('%PDF-1.7').buffer as ArrayBuffer;

const states = (result: { current: ReturnType<typeof useAttachedFiles> }) => result.current.files.map(({ state }) => state);

it('says of a file that cannot be read that it was not sent, and sends it once it can', async () => {
  const { result } = renderHook(() => useAttachedFiles('member'));
  const gone = new DOMException('gone', 'NotReadableError');
  const beginning = vi.fn(bytes).mockRejectedValueOnce(gone);
  const away = fileOf('receipt.pdf', beginning);
  await act(() => result.current.attach([away]));
  expect(states(result)).toMatchObject([{ kind: 'failed', file: away }]);
  expect(sendFile).not.toHaveBeenCalled();
  await act(() => result.current.retry(result.current.files[0]?.id ?? -1));
  expect(states(result)).toMatchObject([{ kind: 'ready' }]);
});

it('takes several files at once, keeps their order, and gives back what was ready after a reload', async () => {
  sendFile.mockImplementation(async ({ name }: File) => ({
    kind: 'ok',
    status: 200,
    data: { id: name, name, type: 'application/pdf', size: 8 },
  }));
  const { result, unmount } = renderHook(() => useAttachedFiles('member'));
  await act(() => result.current.attach(['a.pdf', 'b.pdf', 'c.pdf'].map((name) => fileOf(name, bytes))));
  await act(async () => result.current.remove(result.current.files[1]?.id ?? -1));
  await act(() => result.current.attach([fileOf('d.pdf', bytes)]));
  unmount();
  const again = renderHook(() => useAttachedFiles('member')).result;
  expect(states(again)).toMatchObject(['a.pdf', 'c.pdf', 'd.pdf'].map((id) => ({ kind: 'ready', file: null, attachment: { id } })));
  await act(async () => again.current.clear());
  expect(renderHook(() => useAttachedFiles('member')).result.current.files).toEqual([]);
});

it('takes ten files and says of the next that they are too many', async () => {
  const { result } = renderHook(() => useAttachedFiles('member'));
  await act(() => result.current.attach(Array.from({ length: 13 }, (_, index) => fileOf(`${index}.pdf`, bytes))));
  expect(sendFile).toHaveBeenCalledTimes(10);
  expect(states(result).map(({ kind }) => kind)).toEqual([...Array.from({ length: 10 }, () => 'ready'), 'unfit']);
  expect(states(result).at(-1)).toMatchObject({ problem: 'many' });
});

it('forgets a file that is taken out while it is read', async () => {
  const { result } = renderHook(() => useAttachedFiles('member'));
  let read: (beginning: ArrayBuffer) => void = () => undefined;
  const pending = vi.fn(bytes).mockImplementationOnce(() => new Promise((resolve) => (read = resolve)));
  let first: Promise<void> = Promise.resolve();
  await act(async () => {
    first = result.current.attach([fileOf('first.pdf', pending)]);
    await expect.poll(() => pending).toHaveBeenCalled();
  });
  act(() => result.current.remove(result.current.files[0]?.id ?? -1));
  await act(async () => {
    read(new ArrayBuffer(16));
    await first;
  });
  expect(states(result)).toEqual([]);
});

it('tells a file that was changed while it was sent from a lost connection', async () => {
  sendFile.mockResolvedValue({ kind: 'unreachable' });
  const { result } = renderHook(() => useAttachedFiles('member'));
  await act(() => result.current.attach([fileOf('receipt.pdf', bytes)]));
  expect(states(result)).toMatchObject([{ kind: 'failed', isReadable: true }]);
  await act(async () => result.current.clear());
  const beginning = vi.fn(bytes).mockImplementationOnce(bytes).mockRejectedValue(new DOMException('changed', 'NotReadableError'));
  await act(() => result.current.attach([fileOf('receipt.pdf', beginning)]));
  expect(states(result)).toMatchObject([{ kind: 'failed', isReadable: false }]);
});
