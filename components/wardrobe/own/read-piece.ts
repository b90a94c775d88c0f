import { proposePiece, type PieceProposal } from '@/lib/domain/wardrobe/propose-piece';

/** As wide as the outlines that it is compared with. */
const WIDTH = 96;

/** Looks at a photograph on this device; null for one that the browser cannot read. */
export async function readPiece(photograph: Blob): Promise<PieceProposal | null> {
  try {
    const bitmap = await createImageBitmap(photograph, { imageOrientation: 'from-image' });
    const canvas = document.createElement('canvas');
    canvas.width = WIDTH;
    canvas.height = Math.max(1, Math.round((WIDTH * bitmap.height) / bitmap.width));
    const context = canvas.getContext('2d', { willReadFrequently: true });
    context?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
    bitmap.close();
    return context ? proposePiece(context.getImageData(0, 0, canvas.width, canvas.height)) : null;
  } catch {
    return null;
  }
}
