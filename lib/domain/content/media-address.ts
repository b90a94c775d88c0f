/** An absolute URL or a path; browsers read `/\\host` as `//host`, and `https:a` as a path. */
const WRITTEN = /^(https?:\/\/|\/(?![/\\]))/i;
/** SVG files may contain scripts, and the optimiser refuses them. */
const DRAWING = /\.svgz?$/i;

/**
 * The address of an editor's picture if it is inside a media folder, else null. Relative addresses resolve against the first folder's host.
 * Query and fragment are removed: the path identifies a picture.
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
