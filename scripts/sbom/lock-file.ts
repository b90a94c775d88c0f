/** The used fields of a package in package-lock.json (version 3). */
export interface LockedPackage {
  /** If it differs from the folder's: an alias or a workspace. */
  name?: string;
  version?: string;
  license?: string;
  integrity?: string;
  link?: boolean;
  dev?: boolean;
  optional?: boolean;
  devOptional?: boolean;
  os?: string[];
  cpu?: string[];
  libc?: string[];
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}

export interface LockFile {
  name: string;
  version: string;
  packages: Record<string, LockedPackage>;
}

const FOLDER = 'node_modules/';

/** The package's own name, which may differ from its folder's. */
export const nameOf = (path: string, { name }: LockedPackage): string => name ?? path.slice(path.lastIndexOf(FOLDER) + FOLDER.length);

/** The product itself and its workspaces, which are in no registry. */
export const isOurs = (path: string): boolean => !path.includes(FOLDER);

/**
 * Paths of a package's dependencies, resolved like Node: in its own folder, then in each above. Missing ones (optional peers) are left out.
 */
export function dependenciesOf(path: string, { packages }: LockFile): string[] {
  const { dependencies, devDependencies, optionalDependencies, peerDependencies } = packages[path] ?? {};
  const names = Object.keys({ ...dependencies, ...devDependencies, ...optionalDependencies, ...peerDependencies });
  return names.flatMap((name) => {
    for (const folder of foldersAbove(path)) {
      const found = `${folder}${FOLDER}${name}`;
      if (packages[found]) return [found];
    }
    return [];
  });
}

/** `a/node_modules/b` looks in itself, in `a` and at the top. */
function foldersAbove(path: string): string[] {
  const folders = path === '' ? [] : [`${path}/`];
  for (let at = path.lastIndexOf(`/${FOLDER}`); at > 0; at = path.lastIndexOf(`/${FOLDER}`, at - 1)) folders.push(`${path.slice(0, at)}/`);
  return [...folders, ''];
}
