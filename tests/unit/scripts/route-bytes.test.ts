import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { gzipBytes, routeBytes } from '@/scripts/budget/route-bytes';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'route-bytes-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const CODE = { 'app.js': 'a'.repeat(10), 'page.js': 'page()', 'view.js': 'view(1, 2, 3)', 'late.js': 'late()', 'other.js': 'other()' };

it('counts the application, the page and the views that its file imports, each file once', () => {
  for (const [name, code] of Object.entries(CODE)) writeFileSync(join(folder, name), code);
  writeFileSync(
    join(folder, 'build-manifest.json'),
    JSON.stringify({
      lowPriorityFiles: [],
      pages: { '/_app': ['app.js'], '/blog': ['app.js', 'page.js', 'style.css'], '/': ['app.js'] },
    }),
  );
  writeFileSync(
    join(folder, 'react-loadable-manifest.json'),
    JSON.stringify({
      'pages/blog/index.tsx -> @/components/blog/blog-view': { files: ['view.js', 'page.js'] },
      'pages/index.tsx -> @/components/home/home-view': { files: ['other.js'] },
      'components/blog/blog-view.tsx -> ./late': { files: ['late.js'] },
    }),
  );
  const bytes = (...names: (keyof typeof CODE)[]) => names.reduce((sum, name) => sum + gzipBytes(CODE[name]), 0);
  expect(routeBytes(folder)).toEqual(
    new Map([
      ['/', bytes('app.js', 'other.js')],
      ['/blog', bytes('app.js', 'page.js', 'view.js')],
    ]),
  );
});
