import type { BenchLine } from './result';
import { templatesOf } from './site-choice';

/** One bench. `npm run bench` runs all PARTS one after the other, because they would slow each other down. */
export interface BenchPart {
  name: string;
  title: string;
  /** From the root. */
  file: string;
  args: readonly string[];
  /** Arguments to repeat only what missed a target. Null: repeat all of it. */
  argsFor?: (missed: readonly BenchLine[]) => readonly string[] | null;
}

/** For the target of a flat heap over ten minutes. */
const TEN_MINUTES = ['--minutes', '10'];

export const PARTS: readonly BenchPart[] = [
  { name: 'bundle', title: 'First load: script bytes beside a blank page', file: 'bench/bundle.ts', args: [] },
  {
    name: 'session-bytes',
    title: 'First load: what it is made of, and what the session brings to a visitor',
    file: 'bench/session-bytes.ts',
    args: [],
  },
  {
    name: 'lighthouse',
    title: 'Lighthouse, every indexable page in every language',
    file: 'bench/lighthouse.ts',
    args: [],
    argsFor: templatesOf,
  },
  { name: 'paint', title: 'Painting and answering on a slow phone', file: 'bench/paint.ts', args: [] },
  { name: 'shift', title: 'Layout shifts', file: 'bench/layout-shift.ts', args: [] },
  { name: 'interaction', title: 'Answers to a press beside a page that counts', file: 'bench/interaction.ts', args: [] },
  { name: 'middleware', title: 'Middleware and region suggestion', file: 'bench/middleware.ts', args: [] },
  { name: 'edge', title: 'Documents a second behind the shipped edge', file: 'bench/edge.ts', args: [] },
  { name: 'edge-mix', title: 'Mixed requests at the edge', file: 'bench/edge-mix.ts', args: ['--requests', '1000000'] },
  { name: 'backend', title: 'Calls of the backend', file: 'bench/backend.ts', args: [] },
  { name: 'login', title: 'Logins of known and unknown addresses', file: 'bench/login-timing.ts', args: [] },
  { name: 'presence', title: 'Presence: how long the team sees what is not so', file: 'bench/presence.ts', args: [] },
  { name: 'wardrobe', title: 'Growth: 10,000 pieces', file: 'bench/wardrobe.ts', args: [] },
  { name: 'wardrobe-heap', title: 'Heap of ten minutes in a wardrobe of 10,000 pieces', file: 'bench/wardrobe.ts', args: TEN_MINUTES },
  { name: 'billings', title: 'Growth: 1,000 invoices', file: 'bench/billings.ts', args: [] },
  { name: 'chat', title: 'Growth: 10,000 messages', file: 'bench/chat.ts', args: [] },
  { name: 'chat-heap', title: 'Heap of ten minutes of a long chat', file: 'bench/chat.ts', args: TEN_MINUTES },
  { name: 'growth', title: 'Growth: 1,000 articles and 100,000 members', file: 'bench/growth.ts', args: [] },
  { name: 'start', title: 'Start, build and memory', file: 'bench/start.ts', args: [] },
];

/** Benches that `npm run bench` runs by their names only. */
export const APART: readonly BenchPart[] = [
  { name: 'charges', title: 'One charge an intent: a promise of reliability, in hours', file: 'bench/charges.ts', args: [] },
  { name: 'capacity', title: 'Processor time and bytes a member: no bar, for docs/scale.md', file: 'bench/capacity.ts', args: [] },
  { name: 'realtime-fanout', title: 'One busy conversation with twenty listeners', file: 'bench/realtime-fanout.ts', args: [] },
  { name: 'outfits', title: 'Time of the outfit recommender', file: 'bench/outfits.ts', args: [] },
  { name: 'outfit-exam', title: 'Score of the outfit recommender on labelled looks', file: 'bench/outfit-exam.ts', args: [] },
];
