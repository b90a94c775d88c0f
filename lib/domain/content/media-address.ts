/** A whole address or a path; browsers read `/\\host` as `//host`, and `https:a` as a path. */
const WRITTEN = /^(https?:\/\/|\/(?![/\\]))/i;
/** A drawing may hold scripts, and the optimiser refuses it. */
const DRAWING = /\.svgz?$/i;

/**
 * The address of an editor's picture where it lies in one of the media folders, null elsewhere. A relative one leads to the
 * first folder's host. Query and fragment are cut off: a picture is its path.
 * @param mediaUrls absolute; the CMS's own first
 */
export function mediaAddress(written: string, mediaUrls: readonly string[]): string | null {
  const address = WRITTEN.test(written) ? parse(written, mediaUrls[0]) : null;
  if (address === null || address.username !== '' || address.password !== '' || DRAWING.test(address.pathname)) return null;
  const isInside = mediaUrls.some((folder) => {
    const { origin, pathname } = new URL(folder);
    return address.origin === origin && address.pathname.startsWith(`${pathname.replace(/\/$/, '')}/`);
  });
  return isInside ? `${address.origin}${address.pathname}` : null;
}

function parse(written: string, base: string | undefined): URL | null {
  try {
    return new URL(written, base);
  } catch {
    return null;
  }
}
