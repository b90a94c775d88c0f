import { ROUTES, routeOfPath } from '@/lib/config/routes';
import { atLeast, atMost, plainFigure, type BenchLine } from './result';
import type { ScriptBytes } from './script-bytes';

/** The targets of docs/quality.md: public pages as multiples of `bench/stack`, a member's pages of the blank page. */
const BARS = { home: 1.05, everyone: 1.1, openForm: 1.2, member: 2.6 };
/** Calculator, estimate and the form of a consignment, open on one page. */
const SELLING = `${ROUTES.servicesPricing.path}?type=sell`;

export interface LoadedPage {
  route: string;
  /** Signed in or not. */
  who: 'visitor' | 'member';
  bytes: Pick<ScriptBytes, 'needed' | 'prefetched' | 'firebase'>;
}

export interface Floors {
  /** Bytes of the blank page. */
  blank: number;
  /** Bytes of the page of `bench/stack`. */
  stack: number;
}

const kB = (bytes: number) => bytes / 1000;

/** @param route may have a query */
function barOf(route: string): number {
  if (route === SELLING) return BARS.openForm;
  return new URL(route, 'http://site').pathname === ROUTES.home.path ? BARS.home : BARS.everyone;
}

/**
 * Visitors' pages must not load Firebase; for members its chunks are listed separately, and the target applies to the rest. A page with
 * fewer bytes than the blank one was not measured completely.
 */
export function bundleLines({ blank, stack }: Floors, pages: readonly LoadedPage[]): BenchLine[] {
  const lines = [
    plainFigure('scripts of the blank page', kB(blank), 'kB'),
    plainFigure('scripts of bench/stack, beside the blank page', stack / blank, 'x'),
  ];
  for (const { route, who, bytes } of pages) {
    const isMembers = routeOfPath(route)?.audience === 'member';
    const name = `${route}${isMembers ? (who === 'member' ? ', signed in' : ', signed out') : ''}`;
    lines.push(atLeast(`scripts of ${name}, beside the blank page`, bytes.needed / blank, 'x', 1));
    lines.push(plainFigure(`prefetched on ${name}`, kB(bytes.prefetched), 'kB'));
    if (who === 'visitor') {
      lines.push(
        isMembers
          ? atMost(`scripts of ${name}`, bytes.needed / blank, 'x', BARS.member)
          : atMost(`scripts of ${name}, beside bench/stack`, bytes.needed / stack, 'x', barOf(route)),
      );
      if (bytes.firebase > 0) lines.push(atMost(`Firebase on ${route}, though nobody is signed in`, kB(bytes.firebase), 'kB', 0));
    } else {
      lines.push(
        atMost(`scripts of ${name}, without Firebase`, (bytes.needed - bytes.firebase) / blank, 'x', BARS.member),
        // A page without it has not detected the session, so the previous line is meaningless.
        plainFigure(`Firebase on ${name}`, bytes.firebase > 0 ? kB(bytes.firebase) : Number.NaN, 'kB'),
      );
    }
  }
  return lines;
}
