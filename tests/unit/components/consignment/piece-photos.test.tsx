import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { PiecePhotos } from '@/components/consignment/piece-photos';
import { renderWithTexts } from '@/tests/setup/render-with-texts';
import errors from '@/locales/en/errors.json';
import { standIn } from '@/tests/setup/stand-in';

await standIn(import('@/services/http/send-call'), { sendCall: async () => ({ kind: 'unreachable' }) });

const photo = () => new File(['picture'], 'coat.jpg', { type: 'image/jpeg' });

async function choose(...files: File[]) {
  renderWithTexts(<PiecePhotos number={1} photos={[]} onChange={() => undefined} />);
  await userEvent.upload(screen.getByLabelText('Add a photo of piece 1', { selector: 'input' }), files);
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

it('says that there is no room for more than four', async () => {
  expect(await choose(photo(), photo(), photo(), photo())).not.toHaveTextContent('the rest');
  cleanup();
  expect(await choose(photo(), photo(), photo(), photo(), photo())).toHaveTextContent('Up to 4 photos per piece; the rest were not added.');
});
