import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { EnvError } from '@/lib/config/parse-env';
import { loadEnvironmentFile } from '@/scripts/product/environment';
import { readRows } from '@/tests/setup/read-rows';

let root: string;
const NAMES = ['PORT', 'BRAND', 'SMTP_URL', 'MAIL_FROM', 'FIREBASE_PRIVATE_KEY', 'LOG_LEVEL', 'WORLD_URL'];

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'environment '));
  for (const name of NAMES) vi.stubEnv(name, undefined);
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(root, { recursive: true });
});

/** What the file sets, as an editor may have saved it. */
function load(bytes: string | Buffer, name = '.env'): Record<string, string | undefined> {
  writeFileSync(join(root, name), bytes);
  loadEnvironmentFile(root);
  return Object.fromEntries(NAMES.flatMap((each) => (process.env[each] === undefined ? [] : [[each, process.env[each]]])));
}

describe('the file of variables', () => {
  it.each(readRows<[name: string, text: string][]>(import.meta.url, 'environment-file.rows.json'))('is read with %s', (_name, text) => {
    expect(load(text)).toMatchObject({ PORT: '3001', BRAND: 'Pakt' });
  });

  it('keeps what stands in quotes: signs, blanks, line ends', () => {
    const text = `MAIL_FROM='Pakt # 1 <a@example.com>'\nSMTP_URL="smtp://me:p#ss@mail.example"\nFIREBASE_PRIVATE_KEY="-----BEGIN\\nMIIE\\n-----END"\n`;
    expect(load(text)).toEqual({
      MAIL_FROM: 'Pakt # 1 <a@example.com>',
      SMTP_URL: 'smtp://me:p#ss@mail.example',
      FIREBASE_PRIVATE_KEY: '-----BEGIN\nMIIE\n-----END',
    });
  });

  it('yields to the environment', () => {
    vi.stubEnv('PORT', '4001');
    expect(load('PORT=3001\nBRAND=Pakt\n')).toEqual({ PORT: '4001', BRAND: 'Pakt' });
  });

  it.each([
    ['SMTP_URL', 'SMTP_URL=smtp://me:p#ss@mail.example\n'],
    ['BRAND', 'PORT=3001\nexport BRAND=No#1\r\n'],
    ['BRAND', 'BRAND=My Shop#1\n'],
    ['WORLD_URL', '\ufeffWORLD_URL = https://world.example/#top\n'],
  ])('is refused where a # would cut %s off, by its name and without its value', (name, text) => {
    expect(() => load(text)).toThrow(EnvError);
    expect(() => load(text)).toThrow(new RegExp(`^\\.env: ${name} .*quotes`));
    expect(() => load(text)).not.toThrow(/p#ss|No#1|Shop|world\.example/);
  });

  it.each([
    ['UTF-16 of Windows', Buffer.from('\ufeffPORT=3001\n', 'utf16le')],
    ['the same without a mark', Buffer.from('PORT=3001\n', 'utf16le')],
    ['an old code page', Buffer.from([0x42, 0x52, 0x41, 0x4e, 0x44, 0x3d, 0xe9, 0x0a])],
  ])('is refused in %s, which would be read as something else', (_name, bytes) => {
    expect(() => load(bytes)).toThrow(/^\.env is not text in UTF-8/);
  });

  it('is .env.example where there is none', () => {
    expect(load('PORT=3005\n', '.env.example')).toEqual({ PORT: '3005' });
  });
});
