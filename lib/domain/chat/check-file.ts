/** What may be attached: what every browser can show. */
export const ATTACHMENT_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'application/pdf'] as const;
export const MAX_ATTACHMENT_BYTES = 10 * 1024 * 1024;

export type FileProblem = 'type' | 'size' | 'empty' | 'content';

/** What is wrong with a file by its outside, before any byte of it is read. */
export function checkFile({ type, size }: { type: string; size: number }): FileProblem | null {
  if (!(ATTACHMENT_TYPES as readonly string[]).includes(type)) return 'type';
  if (size === 0) return 'empty';
  return size > MAX_ATTACHMENT_BYTES ? 'size' : null;
}

const SIGNATURES: Record<string, (head: Uint8Array) => boolean> = {
  'image/jpeg': (head) => startsWith(head, [0xff, 0xd8, 0xff]),
  'image/png': (head) => startsWith(head, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
  'image/webp': (head) => startsWith(head, [0x52, 0x49, 0x46, 0x46]) && startsWith(head.subarray(8), [0x57, 0x45, 0x42, 0x50]),
  'application/pdf': (head) => startsWith(head, [0x25, 0x50, 0x44, 0x46, 0x2d]),
};

/** A file whose first bytes are another kind's is turned away before it is sent; the server looks at all of it. */
export function hasRightBeginning(type: string, head: Uint8Array): boolean {
  return SIGNATURES[type]?.(head) ?? false;
}

function startsWith(bytes: Uint8Array, start: readonly number[]): boolean {
  return start.every((byte, index) => bytes[index] === byte);
}
