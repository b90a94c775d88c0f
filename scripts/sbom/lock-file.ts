/** What of a package-lock.json (version 3) a list of components tells. */
export interface LockedPackage {
  /** Where it differs from the folder's: a package under another name, or a workspace. */
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

/** The package's own name, which is not always that of its folder. */
export const nameOf = (path: string, { name }: LockedPackage): string => name ?? path.slice(path.lastIndexOf(FOLDER) + FOLDER.length);

/** Ours: the product itself and its workspaces, which no registry has. */
export const isOurs = (path: string): boolean => !path.includes(FOLDER);

/**
 * The paths of what a package is given when it asks for a name, found as Node finds them: in its own folder, then in each
 * above. What is asked for and not there (a peer that nobody brings) is left out.
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
