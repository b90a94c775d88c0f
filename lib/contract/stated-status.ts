/**
 * The status of an answer of the API: the body's own `statusCode` counts before that of HTTP, which something in between may have set.
 */
export function statedStatus(body: unknown, httpStatus: number): number {
  const stated = typeof body === 'object' && body !== null && 'statusCode' in body ? body.statusCode : null;
  return typeof stated === 'number' ? stated : httpStatus;
}
