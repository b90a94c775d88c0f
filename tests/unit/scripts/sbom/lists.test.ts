import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { billOfMaterials } from '@/scripts/sbom/bill-of-materials';
import { dependenciesOf, type LockFile } from '@/scripts/sbom/lock-file';
import { mergedComponents, packageComponent } from '@/scripts/sbom/package-component';
import { licenceInstalled, readImages, readLock } from '@/scripts/sbom/read-sources';

const NOW = new Date('2026-11-24T00:00:00Z');
const root = process.cwd();
const lock = readLock(root);
const list = billOfMaterials({ lock, ...readImages(root), licenceInstalled: licenceInstalled(root), now: NOW });

/** What the JSON schema of CycloneDX 1.6 asks of the fields that we write, and no field beside them. */
const text = z.string().check(z.minLength(1));
const component = z.strictObject({
  type: z.enum(['application', 'library', 'container']),
  'bom-ref': text,
  name: text,
  group: z.optional(text),
  version: text,
  scope: z.optional(z.enum(['required', 'optional', 'excluded'])),
  purl: z.optional(z.string().check(z.regex(/^pkg:(npm|docker)\/(%40[a-z0-9._~-]+\/)?[A-Za-z0-9._~-]+@[\w.%+-]+(\?tag=[\w.-]+)?$/))),
  licenses: z.optional(
    z.tuple([z.union([z.strictObject({ expression: text }), z.strictObject({ license: z.strictObject({ name: text }) })])]),
  ),
  hashes: z.optional(
    z.array(
      z.strictObject({
        alg: z.enum(['SHA-1', 'SHA-256', 'SHA-384', 'SHA-512']),
        content: z.string().check(z.regex(/^([a-f0-9]{40}|[a-f0-9]{64}|[a-f0-9]{96}|[a-f0-9]{128})$/)),
      }),
    ),
  ),
  properties: z.optional(z.array(z.strictObject({ name: text, value: z.string() }))),
});
const cycloneDx = z.strictObject({
  $schema: z.literal('http://cyclonedx.org/schema/bom-1.6.schema.json'),
  bomFormat: z.literal('CycloneDX'),
  specVersion: z.literal('1.6'),
  serialNumber: z.string().check(z.regex(/^urn:uuid:[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/)),
  version: z.literal(1),
  metadata: z.strictObject({ timestamp: z.iso.datetime(), component }),
  components: z.array(component),
  dependencies: z.array(z.strictObject({ ref: text, dependsOn: z.array(text) })),
});

describe('the list of components', () => {
  it('has the form of CycloneDX 1.6, each reference once and all of them there', () => {
    expect(z.safeParse(cycloneDx, list).error?.issues).toBeUndefined();
    const refs = [list.metadata.component['bom-ref'], ...list.components.map((each) => each['bom-ref'])];
    expect(new Set(refs).size).toBe(refs.length);
    for (const { ref, dependsOn } of list.dependencies) for (const needed of [ref, ...dependsOn]) expect(refs).toContain(needed);
  });

  it('has every package of the lock file, with its hash, its licence and its place', () => {
    const byPath = new Map(
      list.components.flatMap((each) =>
        (each.properties ?? []).filter(({ name }) => name === 'cdx:npm:package:path').map(({ value }) => [value, each] as const),
      ),
    );
    const paths = Object.keys(lock.packages).filter((path) => path.includes('node_modules/') && !lock.packages[path]?.link);
    expect(paths.length).toBeGreaterThan(500);
    expect([...byPath.keys()].sort()).toEqual(paths.sort());
    for (const path of paths) {
      const { version, integrity, license, os } = lock.packages[path] ?? {};
      const found = byPath.get(path);
      expect([found?.version, found?.hashes !== undefined], path).toEqual([version, integrity !== undefined]);
      if (license !== undefined) expect(found?.licenses, path).toHaveLength(1);
      if (os !== undefined) expect(found?.properties, path).toContainEqual({ name: 'platform:os', value: os.join(',') });
    }
  });

  it.each([
    'react',
    'zod',
    'next',
    'fastify',
    'pg',
    'typescript',
    'vitest',
    '@store-digitise-sell/backend',
    'node',
    'redis',
    'postgres',
    'nginx',
  ])('has %s', (name) => {
    expect(list.components.map((each) => (each.group ? `${each.group}/${each.name}` : each.name))).toContain(name);
  });

  it('tells what runs from what only tests', () => {
    const scopeOf = (wanted: string) => list.components.find(({ name, group }) => group === undefined && name === wanted)?.scope;
    expect(['react', 'fastify', 'vitest', 'eslint'].map(scopeOf)).toEqual(['required', 'required', 'excluded', 'excluded']);
    // The product is made of its workspace, which npm's own list forgets.
    expect(list.dependencies.find(({ ref }) => ref === 'store-digitise-sell')?.dependsOn).toEqual(
      expect.arrayContaining(['@store-digitise-sell/backend', expect.stringMatching(/^pkg:npm\/react@/)]),
    );
  });

  it('is the same list of the same sources, and another of others', () => {
    const again = (digests: Record<string, string>) =>
      billOfMaterials({ lock, ...readImages(root), digests, licenceInstalled: () => null, now: new Date(0) }).serialNumber;
    expect(again({})).toBe(again({}));
    expect(again({ NODE_DIGEST: `sha256:${'a'.repeat(64)}` })).not.toBe(again({}));
  });
});

describe('a package', () => {
  const none = () => null;
  const SHA1 = 'sha1-qUqP5cyxm6YcTAhz05Hph5gvu9M=';

  it('is named and hashed as other tools do it', () => {
    expect(
      packageComponent(
        'node_modules/a/node_modules/@b/c',
        { version: '1.0.0+x', license: '(MIT OR CC0-1.0)', integrity: SHA1, os: ['linux'], libc: ['musl'], optional: true },
        none,
      ),
    ).toEqual({
      type: 'library',
      'bom-ref': 'pkg:npm/%40b/c@1.0.0%2Bx',
      purl: 'pkg:npm/%40b/c@1.0.0%2Bx',
      group: '@b',
      name: 'c',
      version: '1.0.0+x',
      scope: 'optional',
      licenses: [{ expression: '(MIT OR CC0-1.0)' }],
      hashes: [{ alg: 'SHA-1', content: 'a94a8fe5ccb19ba61c4c0873d391e987982fbbd3' }],
      properties: [
        { name: 'cdx:npm:package:path', value: 'node_modules/a/node_modules/@b/c' },
        { name: 'platform:os', value: 'linux' },
        { name: 'platform:libc', value: 'musl' },
      ],
    });
    expect(packageComponent('node_modules/native', { name: 'real', version: '7.0.0' }, () => 'SEE LICENSE IN x')).toMatchObject({
      name: 'real',
      licenses: [{ license: { name: 'SEE LICENSE IN x' } }],
    });
    expect(packageComponent('node_modules/a', { version: '1.0.0' }, none).licenses).toBeUndefined();
    expect(() => packageComponent('node_modules/a', { version: '1.0.0', integrity: 'md5-xx' }, none)).toThrow('unknown kind');
  });

  it('that runs in one place and tests in another, runs, and is one component', () => {
    const at = (path: string, dev: boolean) => packageComponent(path, { version: '1.0.0', dev }, none);
    const [one, ...more] = mergedComponents([at('node_modules/x/node_modules/a', true), at('node_modules/a', false)]);
    expect(more).toEqual([]);
    expect(one).toMatchObject({ scope: 'required', properties: [{ value: 'node_modules/x/node_modules/a' }, { value: 'node_modules/a' }] });
  });

  it('is given what lies nearest, as Node finds it', () => {
    const small: LockFile = {
      name: 'p',
      version: '1',
      packages: {
        'node_modules/a': { dependencies: { b: '1', c: '1' }, peerDependencies: { absent: '1' } },
        'node_modules/a/node_modules/b': { dependencies: { c: '1' } },
        'node_modules/b': {},
        'node_modules/c': {},
        'node_modules/a/node_modules/c': {},
        backend: { dependencies: { b: '1', d: '1' }, devDependencies: { c: '1' } },
        'backend/node_modules/d': { dependencies: { b: '1' } },
      },
    };
    expect(dependenciesOf('node_modules/a', small)).toEqual(['node_modules/a/node_modules/b', 'node_modules/a/node_modules/c']);
    expect(dependenciesOf('node_modules/a/node_modules/b', small)).toEqual(['node_modules/a/node_modules/c']);
    expect(dependenciesOf('backend', small)).toEqual(['node_modules/b', 'backend/node_modules/d', 'node_modules/c']);
    expect(dependenciesOf('backend/node_modules/d', small)).toEqual(['node_modules/b']);
  });
});
