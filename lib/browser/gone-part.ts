import { readStored, writeStored } from './storage';

/** Builds that this tab has been loaded anew for. */
const RENEWED = 'renewedBuilds';

/**
 * Loads the page anew where a script that it asks for is gone from the server, as after a new deployment: the new page asks for the new
 * build's. At most once a build, so that a server that lacks the file goes round in no circle; the part itself says then that it cannot
 * be had. What is typed is kept as over any reload. A network that is away takes no file away.
 */
export function renewWhenGone(): void {
  let isLeaving = false;
  addEventListener('beforeunload', () => {
    isLeaving = true;
  });
  // Scripts tell of a failure themselves: it does not bubble.
  addEventListener(
    'error',
    ({ target }) => {
      const { src } = target as HTMLScriptElement;
      if (!src?.includes('/_next/static/')) return;
      fetch(src, { method: 'HEAD', cache: 'no-store' }).then(
        ({ status }) => {
          const { buildId } = window.__NEXT_DATA__;
          const renewed = readStored(RENEWED, 'session') ?? '';
          if (status !== 404 || isLeaving || renewed.includes(buildId)) return;
          // Without a memory of it there is no telling the first time from the second.
          if (writeStored(RENEWED, `${renewed} ${buildId}`, 'session')) location.reload();
        },
        () => undefined,
      );
    },
    true,
  );
}
