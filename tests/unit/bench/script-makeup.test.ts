import { describe, expect, it } from 'vitest';
import { distributeBytes, makerOf, makeupTable } from '@/bench/script-makeup';

describe('what scripts are made of', () => {
  it('is told by the source’s place', () => {
    expect(makerOf('webpack://_N_E/./node_modules/react-dom/cjs/react-dom-client.production.js')).toBe('React');
    expect(makerOf('webpack://_N_E/../../src/client/index.tsx')).toBe('Next');
    expect(makerOf('webpack://_N_E/../../src/shared/lib/router/router.ts')).toBe('Next');
    expect(makerOf('webpack://_N_E/webpack/runtime/jsonp chunk loading')).toBe('bundler and the rest');
    expect(makerOf('./node_modules/next/dist/esm/client/router.js')).toBe('Next');
    expect(makerOf('./node_modules/@rc-component/picker/es/index.js')).toBe('antd');
    expect(makerOf('./node_modules/axios/lib/axios.js')).toBe('other packages');
    expect(makerOf('./components/faqs/faqs-view.tsx')).toBe('components');
    expect(makerOf('./stores/user-store.ts')).toBe('services, stores, lib');
    expect(makerOf('')).toBe('bundler and the rest');
  });

  it('is dealt out by characters, and adds up', () => {
    const shares = distributeBytes(
      1_000,
      new Map([
        ['./node_modules/react/index.js', 300],
        ['./components/a.tsx', 500],
        ['./components/b.tsx', 100],
        ['', 100],
      ]),
    );
    expect(Object.fromEntries(shares)).toEqual({ React: 300, components: 600, 'bundler and the rest': 100 });
    expect(Object.fromEntries(distributeBytes(70, new Map()))).toEqual({ 'bundler and the rest': 70 });
  });

  it('is a row a page', () => {
    const chunk = distributeBytes(2_000, new Map([['./components/a.tsx', 1]]));
    const { columns, rows } = makeupTable(new Map([['/faqs', [chunk, distributeBytes(500, new Map())]]]));
    expect(rows[0]?.[columns.indexOf('all')]).toBe('2.5');
    expect(rows[0]?.[columns.indexOf('components')]).toBe('2.0');
    expect(rows[0]).toHaveLength(columns.length);
  });
});
