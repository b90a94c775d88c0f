/** Optional platform packages that a package-lock.json (version 3) refers to but does not list. */
interface LockedPackage {
  version?: string;
  dev?: boolean;
  optional?: boolean;
  os?: string[];
  cpu?: string[];
  libc?: string[];
  optionalDependencies?: Record<string, string>;
}

export interface LockFile {
  packages: Record<string, LockedPackage>;
}

/** Native packages end in `<os>-<cpu>` or `<os>-<cpu>-<abi>`, for example `@next/swc-linux-arm64-musl`. */
const PLATFORM = /(?<os>darwin|win32|freebsd|android|linux|openharmony)-(?<cpu>[a-z0-9]+)(?:-(?<abi>[a-z]+))?$/;

function lockedFor(name: string, version: string, dev: boolean | undefined): LockedPackage {
  const { os, cpu, abi } = PLATFORM.exec(name)?.groups ?? {};
  if (os === undefined || cpu === undefined) {
    throw new Error(`${name}@${version} is missing in the lock file and is no platform package: run npm install`);
  }
  return {
    version,
    cpu: [cpu],
    ...(dev && { dev }),
    ...(os === 'linux' && abi !== undefined && { libc: [abi.startsWith('musl') ? 'musl' : 'glibc'] }),
    optional: true,
    os: [os],
  };
}

/** By path in the lock file; empty if it is complete. Without `integrity`, which only the registry knows. */
export function missingPlatformPackages({ packages }: LockFile): Record<string, LockedPackage> {
  const listed = Object.keys(packages);
  const missing: Record<string, LockedPackage> = {};
  for (const { optionalDependencies = {}, dev } of Object.values(packages)) {
    for (const [name, version] of Object.entries(optionalDependencies)) {
      if (!listed.some((path) => path.endsWith(`node_modules/${name}`))) missing[`node_modules/${name}`] = lockedFor(name, version, dev);
    }
  }
  return missing;
}
