import { nameOf, type LockedPackage } from './lock-file';

/** The used part of a CycloneDX 1.6 component. */
export interface Component {
  type: 'application' | 'library' | 'container';
  'bom-ref': string;
  name: string;
  group?: string;
  version: string;
  /** Run-time, optional by platform or choice, and development only. */
  scope?: 'required' | 'optional' | 'excluded';
  purl?: string;
  licenses?: ({ expression: string } | { license: { name: string } })[];
  hashes?: { alg: string; content: string }[];
  properties?: { name: string; value: string }[];
}

const ALGORITHMS: Readonly<Record<string, string>> = { sha1: 'SHA-1', sha256: 'SHA-256', sha384: 'SHA-384', sha512: 'SHA-512' };
/** An SPDX expression; `SEE LICENSE IN …` is none. */
const SPDX = /^\(*[A-Za-z0-9.+-]+\)*( (AND|OR|WITH) \(*[A-Za-z0-9.+-]+\)*)*$/;

export const purlOf = (name: string, version: string): string => `pkg:npm/${name.replace(/^@/, '%40')}@${encodeURIComponent(version)}`;

/** One package of the lock file. The same version in two places gives two, which `mergedComponents` joins. */
export function packageComponent(path: string, locked: LockedPackage, licenceInstalled: (path: string) => string | null): Component {
  const name = nameOf(path, locked);
  const [group, bare] = name.startsWith('@') ? name.split('/') : [undefined, name];
  const version = locked.version ?? '';
  const purl = purlOf(name, version);
  const licence = locked.license ?? licenceInstalled(path);
  const hashes = (locked.integrity ?? '').split(' ').filter(Boolean).map(hashOf);
  return {
    type: 'library',
    'bom-ref': purl,
    name: bare ?? name,
    ...(group !== undefined && { group }),
    version,
    scope: locked.dev ? 'excluded' : locked.optional || locked.devOptional ? 'optional' : 'required',
    purl,
    ...(licence !== null && {
      licenses: [SPDX.test(licence) && licence !== 'UNLICENSED' ? { expression: licence } : { license: { name: licence } }],
    }),
    ...(hashes.length > 0 && { hashes }),
    properties: propertiesOf(path, locked),
  };
}

/** `sha512-<base64>`, as npm writes it. @throws Error for an algorithm that CycloneDX does not know */
function hashOf(integrity: string): { alg: string; content: string } {
  const [name = '', digest = ''] = [integrity.slice(0, integrity.indexOf('-')), integrity.slice(integrity.indexOf('-') + 1)];
  const alg = ALGORITHMS[name];
  if (alg === undefined) throw new Error(`The lock file has a hash of an unknown kind: ${name}`);
  return { alg, content: Buffer.from(digest, 'base64').toString('hex') };
}

/** Names of CycloneDX's taxonomy, and our own for platforms, which it lacks. */
function propertiesOf(path: string, { dev, os, cpu, libc }: LockedPackage): { name: string; value: string }[] {
  const platform = { os, cpu, libc };
  return [
    { name: 'cdx:npm:package:path', value: path },
    ...(dev ? [{ name: 'cdx:npm:package:development', value: 'true' }] : []),
    ...Object.entries(platform).flatMap(([name, values]) =>
      values === undefined ? [] : [{ name: `platform:${name}`, value: values.join(',') }],
    ),
  ];
}

const SCOPES = ['required', 'optional', 'excluded'] as const;

/** One per version: run-time use anywhere takes precedence. */
export function mergedComponents(components: readonly Component[]): Component[] {
  const byRef = new Map<string, Component>();
  for (const component of components) {
    const known = byRef.get(component['bom-ref']);
    byRef.set(component['bom-ref'], known === undefined ? component : merged(known, component));
  }
  return [...byRef.values()].sort((one, other) => (one['bom-ref'] < other['bom-ref'] ? -1 : 1));
}

function merged(one: Component, other: Component): Component {
  const scope = SCOPES.find((each) => each === one.scope || each === other.scope);
  const properties = [...(one.properties ?? []), ...(other.properties ?? [])].filter(
    ({ name }) => name !== 'cdx:npm:package:development' || scope === 'excluded',
  );
  return {
    ...one,
    ...(scope && { scope }),
    properties: properties.filter(
      ({ name, value }, at) => at === properties.findIndex((each) => each.name === name && each.value === value),
    ),
  };
}
