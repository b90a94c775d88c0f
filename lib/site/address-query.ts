/** The query of a path as the router gives it, `/faqs?topic=care#top`. */
export function addressQuery(asPath: string): URLSearchParams {
  const [address = ''] = asPath.split('#');
  const at = address.indexOf('?');
  return new URLSearchParams(at < 0 ? '' : address.slice(at));
}
