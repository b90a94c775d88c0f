/** Connection lost or refused, shutdown, no disk, memory or connection left, read-only, statement timeout, deadlock. */
const POSTGRES_CODES = /^(08\w{3}|57P0[123]|53[123]00|25006|57014|40P01)$/;
/** Messages of the driver and its pool, which have no codes for these. */
const NO_CONNECTION = /timeout exceeded when trying to connect|Connection terminated|is not queryable/;
const QUERY_TIMEOUT = /^Query read timeout$/;
/** Errors of sockets, of a full or read-only disk, and of the upload store. */
const SYSTEM_CODES = new Set(['ENOSPC', 'EDQUOT', 'EROFS', 'ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'ESTORE']);

/** Whether the database is temporarily unavailable, as opposed to a faulty query. */
export function isUnavailable(error: unknown): boolean {
  return causesOf(error).some((cause) => {
    const { code } = cause as { code?: unknown };
    return (
      (typeof code === 'string' && (POSTGRES_CODES.test(code) || SYSTEM_CODES.has(code))) ||
      NO_CONNECTION.test(cause.message) ||
      QUERY_TIMEOUT.test(cause.message)
    );
  });
}

/** Whether a query got no answer for longer than any statement may take: later queries on that connection would wait for ever. */
export const isQueryTimeout = (error: unknown): boolean => causesOf(error).some(({ message }) => QUERY_TIMEOUT.test(message));

function causesOf(error: unknown): Error[] {
  return error instanceof Error ? [error, ...causesOf(error.cause)] : [];
}
