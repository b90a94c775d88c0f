/**
 * Connection lost or refused, shutdown, no disk, memory or connection left, only reading allowed, statement cut off, ended because two
 * waited for each other.
 */
const POSTGRES_CODES = /^(08\w{3}|57P0[123]|53[123]00|25006|57014|40P01)$/;
/** Said by the driver and its pool, which have no codes for it. */
const NO_CONNECTION = /timeout exceeded when trying to connect|Connection terminated|is not queryable/;
const QUERY_TIMEOUT = /^Query read timeout$/;
/** Of sockets, of a disk that takes nothing more, and of the store of uploads. */
const SYSTEM_CODES = new Set(['ENOSPC', 'EDQUOT', 'EROFS', 'ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'ESTORE']);

/** Whether an error says that the database cannot answer now, rather than that we asked wrongly. */
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

/** Whether nothing came back for longer than any statement takes: what is sent over that connection waits behind it for ever. */
export const isQueryTimeout = (error: unknown): boolean => causesOf(error).some(({ message }) => QUERY_TIMEOUT.test(message));

function causesOf(error: unknown): Error[] {
  return error instanceof Error ? [error, ...causesOf(error.cause)] : [];
}
