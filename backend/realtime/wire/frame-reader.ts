/**
 * Joins the frames of a request. The SDK cuts what is longer than 16,384 characters: first a frame with the number of
 * parts, then the parts. A lone "0" only keeps the connection alive.
 */
export class FrameReader {
  private parts: string[] = [];
  private missing = 0;
  private characters = 0;

  constructor(private readonly maxCharacters: number) {}

  /** A whole request, null while parts are missing; throws when the request is too long. */
  read(frame: string): string | null {
    if (this.missing === 0) {
      if (!/^\d{1,6}$/.test(frame)) return frame;
      this.missing = Number(frame);
      this.parts = [];
      this.characters = 0;
      return null;
    }
    this.characters += frame.length;
    if (this.characters > this.maxCharacters) throw new RangeError('Request too long');
    this.parts.push(frame);
    this.missing -= 1;
    return this.missing === 0 ? this.parts.join('') : null;
  }
}
