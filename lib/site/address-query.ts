/** The query of a router path such as `/faqs?topic=care#top`. */
export function addressQuery(asPath: string): URLSearchParams {
  const [address = ''] = asPath.split('#');
  const at = address.indexOf('?');
  return new URLSearchParams(at < 0 ? '' : address.slice(at));
}
