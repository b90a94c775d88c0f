import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { PiecePhotos } from '@/components/consignment/piece-photos';
import { LOCALE_CODES } from '@/lib/config/locales';
import { CHAT_PICTURE_CHOICE, PICTURE_CHOICE } from '@/lib/contract/upload';
import { renderWithTexts } from '@/tests/setup/render-with-texts';
import errors from '@/locales/en/errors.json';
import { standIn } from '@/tests/setup/stand-in';

let answer: object = { kind: 'unreachable' };
await standIn(import('@/services/http/send-call'), { sendCall: async () => answer });
afterEach(() => (answer = { kind: 'unreachable' }));

const photo = () => new File(['picture'], 'coat.jpg', { type: 'image/jpeg' });

async function choose(...files: File[]) {
  renderWithTexts(<PiecePhotos number={1} photos={[]} onChange={() => undefined} />);
  await userEvent.setup({ applyAccept: false }).upload(screen.getByLabelText('Add a photo of piece 1', { selector: 'input' }), files);
  return screen.findByRole('alert');
}

it('says of a photograph that was changed after it was chosen that it cannot be read', async () => {
  const gone = Object.assign(photo(), {
    slice: () => ({ arrayBuffer: () => Promise.reject(new DOMException('changed', 'NotReadableError')) }),
  });
  expect(await choose(gone)).toHaveTextContent(errors.unreadable);
});

it('says of another that nobody could be reached', async () => {
  expect(await choose(photo())).toHaveTextContent(errors.unreachable);
});

it.each([
  ['a PDF', { kind: 'unreachable' }, new File(['%PDF-1.7'], 'coat.pdf', { type: 'application/pdf' })],
  ['a PDF with the ending of a picture', { kind: 'ok', data: { id: 'u', name: 'coat.pdf', type: 'application/pdf', size: 8 } }, photo()],
  ['what the server cannot open', { kind: 'rejected', code: 'UPLOAD_TYPE', status: 415 }, photo()],
])('says of %s which types a photograph may have', async (_, answered, file) => {
  answer = answered;
  expect(await choose(file)).toHaveTextContent(errors.notPhoto);
});

it.each(LOCALE_CODES)('names in %s for each upload exactly the types that its chooser offers', async (locale) => {
  const texts = await Promise.all(['errors', 'chat'].map(async (name) => (await import(`@/locales/${locale}/${name}.json`)).default));
  const [{ UPLOAD_TYPE, UPLOAD_UNSAFE, notPhoto }, { attachment }] = texts;
  const named = (text: string) => [...new Set(text.match(/JPEG|PNG|WebP|AVIF|HEIC|PDF|GIF/g))].map((name) => name.toLowerCase()).sort();
  const offered = (choice: string) => [...new Set([...choice.matchAll(/\/(?!heif)(\w+)/g)].map(([, name]) => name))].sort();
  expect(named(notPhoto)).toEqual(offered(PICTURE_CHOICE));
  expect(named(UPLOAD_TYPE)).toEqual(offered(`${PICTURE_CHOICE},application/pdf`));
  expect(named(attachment.problem.type)).toEqual(offered(`${CHAT_PICTURE_CHOICE},application/pdf`));
  expect(named(UPLOAD_UNSAFE)).toEqual([]);
});

it('says that there is no room for more than four', async () => {
  expect(await choose(photo(), photo(), photo(), photo())).not.toHaveTextContent('the rest');
  cleanup();
  expect(await choose(photo(), photo(), photo(), photo(), photo())).toHaveTextContent('Up to 4 photos per piece; the rest were not added.');
});
