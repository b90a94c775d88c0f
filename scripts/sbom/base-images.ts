/** A base image of a container file or compose.yaml: `node:22-bookworm-slim@${NODE_DIGEST}`. */
export interface BaseImage {
  name: string;
  tag: string;
  /** The variable for its digest. */
  variable: string;
}

const NAMED = /(?<name>[a-z0-9][a-z0-9./-]*):(?<tag>[\w.-]+)@\$\{(?<variable>\w+_DIGEST)/g;
const DIGEST = /^sha256:[0-9a-f]{64}$/;

/** Each once, in order of appearance. */
export function baseImages(texts: readonly string[]): BaseImage[] {
  const found = texts.flatMap((text) =>
    [...text.matchAll(NAMED)].map(({ groups: { name = '', tag = '', variable = '' } = {} }) => ({ name, tag, variable })),
  );
  return found.filter((image, at) => at === found.findIndex(({ name, tag }) => name === image.name && tag === image.tag));
}

/** Digests by variable, from the lines that deploy/containers/resolve-images.sh writes; invalid ones are ignored. */
export function digestsIn(lines: string): Record<string, string> {
  const pairs = lines.split('\n').map((line) => /^(\w+_DIGEST)=(.*)$/.exec(line)?.slice(1) ?? []);
  return Object.fromEntries(pairs.filter(([name, digest]) => name !== undefined && DIGEST.test(digest ?? '')));
}
