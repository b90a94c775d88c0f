import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { missingPlatformPackages, type LockFile } from '@/scripts/lock/platform-packages';

const lock = (packages: LockFile['packages']): LockFile => ({ packages });

describe('the lock file', () => {
  it('lists every optional package of every platform, so that `npm ci` takes it anywhere', () => {
    expect(missingPlatformPackages(JSON.parse(readFileSync('package-lock.json', 'utf8')) as LockFile)).toEqual({});
  });

  it('names no registry', () => {
    expect(readFileSync('package-lock.json', 'utf8')).not.toContain('"resolved": "http');
  });
});

describe('missingPlatformPackages', () => {
  it('derives system, processor and C library from the name', () => {
    const missing = missingPlatformPackages(
      lock({ 'node_modules/a': { dev: true, optionalDependencies: { 'a-linux-arm64-musl': '1.2.3', 'a-win32-x64-msvc': '1.2.3' } } }),
    );
    expect(missing).toEqual({
      'node_modules/a-linux-arm64-musl': { version: '1.2.3', cpu: ['arm64'], dev: true, libc: ['musl'], optional: true, os: ['linux'] },
      'node_modules/a-win32-x64-msvc': { version: '1.2.3', cpu: ['x64'], dev: true, optional: true, os: ['win32'] },
    });
  });

  it('finds nothing missing in a complete file, nested copies included', () => {
    expect(
      missingPlatformPackages(
        lock({ 'node_modules/a': { optionalDependencies: { b: '1.0.0' } }, 'node_modules/a/node_modules/b': { version: '1.0.0' } }),
      ),
    ).toEqual({});
  });

  it('refuses to invent what is no platform package', () => {
    expect(() => missingPlatformPackages(lock({ 'node_modules/a': { optionalDependencies: { b: '1.0.0' } } }))).toThrow('run npm install');
  });
});
