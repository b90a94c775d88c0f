import { routeOfPath } from '@/lib/config/routes';
import { atMost, plainFigure, type BenchLine } from './result';
import type { ScriptBytes } from './script-bytes';

/** The bars of docs/quality.md as multiples of the blank page. */
const BARS = { everyone: 1.25, member: 2.2 };
/** Of pages for everyone. */
const AIM = 1.15;

export interface LoadedPage {
  route: string;
  /** As whom it was loaded. */
  who: 'visitor' | 'member';
  bytes: Pick<ScriptBytes, 'total' | 'firebase'>;
}

const kB = (bytes: number) => bytes / 1000;

/** A visitor's pages fetch nothing of Firebase; of a member's its chunks are printed apart, and the rest has the bar. */
export function bundleLines(blank: Pick<ScriptBytes, 'total'>, pages: readonly LoadedPage[]): BenchLine[] {
  const ofVisitors = pages.filter(({ who }) => who === 'visitor');
  const lines = [plainFigure('scripts of the blank page', kB(blank.total), 'kB')];
  for (const { route, who, bytes } of pages) {
    const audience = routeOfPath(route)?.audience ?? 'everyone';
    if (who === 'visitor') {
      lines.push(
        atMost(`scripts of ${route}${audience === 'member' ? ', signed out' : ''}`, bytes.total / blank.total, 'x', BARS[audience]),
      );
      if (bytes.firebase > 0) lines.push(atMost(`Firebase on ${route}, though nobody is signed in`, kB(bytes.firebase), 'kB', 0));
    } else {
      lines.push(
        atMost(`scripts of ${route}, signed in, without Firebase`, (bytes.total - bytes.firebase) / blank.total, 'x', BARS.member),
        // A page that has none has not noticed that somebody is signed in: then the line before says nothing.
        plainFigure(`Firebase on ${route}, signed in`, bytes.firebase > 0 ? kB(bytes.firebase) : Number.NaN, 'kB'),
      );
    }
  }
  const forEveryone = ofVisitors.filter(({ route }) => (routeOfPath(route)?.audience ?? 'everyone') === 'everyone');
  if (forEveryone.length > 0) {
    lines.push(
      plainFigure(
        `of ${forEveryone.length} pages for everyone at the aim, ${AIM} x`,
        forEveryone.filter(({ bytes }) => bytes.total / blank.total <= AIM).length,
        'pages',
      ),
    );
  }
  if (ofVisitors.length > 0) {
    lines.push(
      atMost(
        `pages of ${ofVisitors.length} with Firebase, signed out`,
        ofVisitors.filter(({ bytes }) => bytes.firebase > 0).length,
        'pages',
        0,
      ),
    );
  }
  return lines;
}
