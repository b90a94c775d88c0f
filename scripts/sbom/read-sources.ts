import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { baseImages, digestsIn, type BaseImage } from './base-images';
import type { LockFile } from './lock-file';

const CONTAINERS = 'deploy/containers';
const DIGESTS = 'deploy/images.env';

export function readLock(root: string): LockFile {
  return JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as LockFile;
}

export function readImages(root: string): { images: BaseImage[]; digests: Record<string, string> } {
  const files = [
    ...readdirSync(join(root, CONTAINERS))
      .filter((name) => name.endsWith('.Dockerfile'))
      .sort()
      .map((name) => `${CONTAINERS}/${name}`),
    'deploy/compose.yaml',
  ];
  const digests = existsSync(join(root, DIGESTS)) ? readFileSync(join(root, DIGESTS), 'utf8') : '';
  return { images: baseImages(files.map((file) => readFileSync(join(root, file), 'utf8'))), digests: digestsIn(digests) };
}

/** Old packages have a list of licences, which npm omits from the lock file. */
export const licenceInstalled =
  (root: string) =>
  (path: string): string | null => {
    const file = join(root, path, 'package.json');
    if (!existsSync(file)) return null;
    const { license, licenses } = JSON.parse(readFileSync(file, 'utf8')) as { license?: unknown; licenses?: unknown };
    if (typeof license === 'string') return license;
    const types = (Array.isArray(licenses) ? licenses : [])
      .map((each: { type?: unknown }) => each.type)
      .filter((type) => typeof type === 'string');
    return types.length === 0 ? null : types.join(' OR ');
  };
