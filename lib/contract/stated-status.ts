/** The status of an API answer: the body's own `statusCode` takes precedence over HTTP, which a proxy may have changed. */
export function statedStatus(body: unknown, httpStatus: number): number {
  const stated = typeof body === 'object' && body !== null && 'statusCode' in body ? body.statusCode : null;
  return typeof stated === 'number' ? stated : httpStatus;
}
