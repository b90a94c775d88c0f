/**
 * Thrown by a part whose script could not be fetched, offline or after a deployment: no defect. Once forgotten, the next render fetches it
 * anew.
 */
export class LostPart extends Error {
  constructor(
    cause: unknown,
    readonly forget: () => void,
  ) {
    super('A part of the page could not be fetched', { cause });
  }
}
