import type { BenchLine } from './result';
import { templatesOf } from './site-choice';

/** One bench. `npm run bench` runs all PARTS one after the other, because they would slow each other down. */
export interface BenchPart {
  name: string;
  title: string;
  /** From the root. */
  file: string;
  args: readonly string[];
  /** Runs only where it is asked for by name. */
  isByName?: true;
  /** Arguments to repeat only what missed a target. Null: repeat all of it. */
  argsFor?: (missed: readonly BenchLine[]) => readonly string[] | null;
}

export const PARTS: readonly BenchPart[] = [
  { name: 'bundle', title: 'First load: script bytes beside a blank page', file: 'bench/bundle.ts', args: [] },
  {
    name: 'lighthouse',
    title: 'Lighthouse, every indexable page in every language',
    file: 'bench/lighthouse.ts',
    args: [],
    argsFor: templatesOf,
  },
  { name: 'paint', title: 'Painting and answering on a slow phone', file: 'bench/paint.ts', args: [] },
  { name: 'peers', title: 'Beside other sites', file: 'bench/peers.ts', args: [], isByName: true },
  { name: 'slow-3g', title: 'A wardrobe on slow 3G', file: 'bench/slow-3g.ts', args: [] },
  { name: 'shift', title: 'Layout shifts', file: 'bench/layout-shift.ts', args: [] },
  { name: 'middleware', title: 'Middleware and region suggestion', file: 'bench/middleware.ts', args: [] },
  { name: 'edge', title: 'Documents a second behind the shipped edge', file: 'bench/edge.ts', args: [] },
  { name: 'edge-mix', title: 'Mixed requests at the edge', file: 'bench/edge-mix.ts', args: ['--requests', '1000000'] },
  { name: 'backend', title: 'Calls of the backend', file: 'bench/backend.ts', args: [] },
  { name: 'login', title: 'Logins of known and unknown addresses', file: 'bench/login-timing.ts', args: [] },
  { name: 'lists', title: 'Growth: 10,000 pieces and messages, 1,000 invoices', file: 'bench/lists.ts', args: [] },
  { name: 'growth', title: 'Growth: 1,000 articles and 100,000 members', file: 'bench/growth.ts', args: [] },
  { name: 'start', title: 'Start, build and memory', file: 'bench/start.ts', args: [] },
];
