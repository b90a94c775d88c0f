/** Allowed attachments: types that every browser can show. */
const ATTACHMENT_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'application/pdf'] as const;
export const MAX_ATTACHMENT_BYTES = 10 * 1024 * 1024;
/** Number of first bytes that identify a file type. */
export const HEAD_BYTES = 16;

/** Beside one message. */
export const MAX_FILES = 10;

/** `many`: more than fit beside one message. */
export type FileProblem = 'type' | 'size' | 'empty' | 'content' | 'many';

/**
 * Checks a file before it is sent; the server inspects all of it. The type comes from the first bytes, because browsers derive it from the
 * file extension, which may be wrong, or report `image/jpg`.
 */
export function checkFile({ type, size }: { type: string; size: number }, head: Uint8Array): FileProblem | null {
  if (size === 0) return 'empty';
  if (size > MAX_ATTACHMENT_BYTES) return 'size';
  if (Object.values(SIGNATURES).some((begins) => begins(head))) return null;
  return (ATTACHMENT_TYPES as readonly string[]).includes(type) ? 'content' : 'type';
}

const SIGNATURES: Record<(typeof ATTACHMENT_TYPES)[number], (head: Uint8Array) => boolean> = {
  'image/jpeg': (head) => startsWith(head, [0xff, 0xd8, 0xff]),
  'image/png': (head) => startsWith(head, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
  'image/webp': (head) => startsWith(head, [0x52, 0x49, 0x46, 0x46]) && startsWith(head.subarray(8), [0x57, 0x45, 0x42, 0x50]),
  'application/pdf': (head) => startsWith(head, [0x25, 0x50, 0x44, 0x46, 0x2d]),
};

function startsWith(bytes: Uint8Array, start: readonly number[]): boolean {
  return start.every((byte, index) => bytes[index] === byte);
}
