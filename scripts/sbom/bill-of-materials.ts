import { createHash } from 'node:crypto';
import type { BaseImage } from './base-images';
import { dependenciesOf, isOurs, nameOf, type LockFile } from './lock-file';
import { mergedComponents, packageComponent, purlOf, type Component } from './package-component';

interface Sources {
  lock: LockFile;
  images: readonly BaseImage[];
  /** By the image's variable; missing ones are not known yet. */
  digests: Readonly<Record<string, string>>;
  /** For packages whose licence is not in the lock file. */
  licenceInstalled: (path: string) => string | null;
  now: Date;
}

/** Every component of the product as CycloneDX 1.6. Deterministic except for the timestamp. */
export function billOfMaterials({ lock, images, digests, licenceInstalled, now }: Sources) {
  const paths = Object.keys(lock.packages).filter((path) => !lock.packages[path]?.link);
  const ours = paths.filter(isOurs);
  const foreign = paths.filter((path) => !isOurs(path));
  return {
    $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    serialNumber: serialOf(JSON.stringify([lock, images, digests])),
    version: 1,
    metadata: {
      timestamp: now.toISOString(),
      component: { type: 'application', 'bom-ref': refOf('', lock), name: lock.name, version: lock.version },
    },
    components: [
      ...ours
        .filter((path) => path !== '')
        .map((path): Component => ({
          type: 'application',
          'bom-ref': refOf(path, lock),
          name: nameOf(path, lock.packages[path] ?? {}),
          version: lock.packages[path]?.version ?? '',
        })),
      ...mergedComponents(foreign.map((path) => packageComponent(path, lock.packages[path] ?? {}, licenceInstalled))),
      ...images.map((image) => imageComponent(image, digests[image.variable])),
    ],
    dependencies: graphOf(paths, lock),
  };
}

/** A link stands for its workspace, named like the folder. */
function refOf(path: string, lock: LockFile): string {
  const locked = lock.packages[path] ?? {};
  if (path === '') return lock.name;
  const name = nameOf(path, locked);
  return isOurs(path) ? name : purlOf(name, locked.version ?? '');
}

function graphOf(paths: readonly string[], lock: LockFile): { ref: string; dependsOn: string[] }[] {
  const graph = new Map<string, Set<string>>();
  for (const path of paths) {
    const known = graph.get(refOf(path, lock)) ?? new Set();
    for (const needed of dependenciesOf(path, lock)) if (!lock.packages[needed]?.link) known.add(refOf(needed, lock));
    graph.set(refOf(path, lock), known);
  }
  // npm does not record the product's dependency on its workspaces.
  for (const path of paths.filter((each) => each !== '' && isOurs(each))) graph.get(refOf('', lock))?.add(refOf(path, lock));
  return [...graph].sort(([one], [other]) => (one < other ? -1 : 1)).map(([ref, needed]) => ({ ref, dependsOn: [...needed].sort() }));
}

/** By digest if deploy/images.env has it, else by tag, which can move. */
function imageComponent({ name, tag }: BaseImage, digest: string | undefined): Component {
  const purl = digest === undefined ? `pkg:docker/${name}@${tag}` : `pkg:docker/${name}@${encodeURIComponent(digest)}?tag=${tag}`;
  const content = digest?.split(':')[1];
  return {
    type: 'container',
    'bom-ref': purl,
    name,
    version: tag,
    scope: 'required',
    purl,
    ...(content !== undefined && { hashes: [{ alg: 'SHA-256', content }] }),
  };
}

/** A UUID of version 8, derived from a hash of the list. */
function serialOf(text: string): string {
  const bytes = createHash('sha256').update(text).digest().subarray(0, 16);
  bytes.writeUInt8(((bytes[6] ?? 0) & 0x0f) | 0x80, 6);
  bytes.writeUInt8(((bytes[8] ?? 0) & 0x3f) | 0x80, 8);
  const hex = bytes.toString('hex');
  return `urn:uuid:${[hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-')}`;
}
