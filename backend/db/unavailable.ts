/** Connection lost or refused, shutdown, no disk, memory or connection left, only reading allowed, statement cut off. */
const POSTGRES_CODES = /^(08\w{3}|57P0[123]|53[123]00|25006|57014)$/;
/** Of sockets, of a disk that takes nothing more, and of the store of uploads. */
const SYSTEM_CODES = new Set(['ENOSPC', 'EDQUOT', 'EROFS', 'ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'ESTORE']);

/** Whether an error says that the database cannot answer now, rather than that we asked wrongly. */
export function isUnavailable(error: unknown): boolean {
  for (let cause: unknown = error; cause instanceof Error; cause = cause.cause) {
    const code = (cause as { code?: unknown }).code;
    if (typeof code === 'string' && (POSTGRES_CODES.test(code) || SYSTEM_CODES.has(code))) return true;
    if (/timeout exceeded when trying to connect|Connection terminated|is not queryable/.test(cause.message)) return true;
  }
  return false;
}
