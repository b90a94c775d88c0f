import lighthouse, { type Result } from 'lighthouse';

export const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
export type Category = (typeof CATEGORIES)[number];

/** Components of the performance score, in milliseconds (the shift without a unit). */
const METRICS = {
  FCP: 'first-contentful-paint',
  SI: 'speed-index',
  LCP: 'largest-contentful-paint',
  TBT: 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
} as const;
export type Metric = keyof typeof METRICS;

export interface Scores {
  /** 0 to 100 each. */
  points: Record<Category, number>;
  metrics: Record<Metric, number>;
  /** Failed audits by category. */
  faults: { category: Category; audit: string; shown: string }[];
}

/** On an overloaded machine a trace may lack its beginning; that says nothing about the page. */
const TRIES = 3;

async function runLighthouse(address: string, port: number): Promise<Result> {
  let message = '';
  for (let at = 0; at < TRIES; at += 1) {
    const run = await lighthouse(address, {
      port,
      output: [],
      logLevel: 'silent',
      onlyCategories: [...CATEGORIES],
      disableFullPageScreenshot: true,
    });
    if (run && !run.lhr.runtimeError) return run.lhr;
    message = run?.lhr.runtimeError?.message ?? 'no result';
  }
  throw new Error(`${address} could not be audited: ${message}`);
}

/** One mobile audit, with the browser on `port`. */
export async function auditPage(address: string, port: number): Promise<Scores> {
  const lhr = await runLighthouse(address, port);
  const points = {} as Record<Category, number>;
  const faults: Scores['faults'] = [];
  for (const category of CATEGORIES) {
    const found = lhr.categories[category];
    points[category] = Math.round((found?.score ?? 0) * 100);
    for (const { id, weight } of found?.auditRefs ?? []) {
      const audit = lhr.audits[id];
      if (weight > 0 && audit && audit.score !== null && audit.score < 0.9) {
        faults.push({ category, audit: id, shown: audit.displayValue ?? audit.title });
      }
    }
  }
  const metrics = Object.fromEntries(
    Object.entries(METRICS).map(([name, id]) => [name, lhr.audits[id]?.numericValue ?? Number.NaN]),
  ) as Record<Metric, number>;
  return { points, metrics, faults };
}
