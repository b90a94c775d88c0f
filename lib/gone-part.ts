import { readStored, writeStored } from './storage';

/** Builds that this tab has been loaded anew for. */
const RENEWED = 'renewedBuilds';

/**
 * Loads the page anew where a script that it asks for is gone from the server, as after a new deployment: the new page asks for the new
 * build's. At most once a build, so that a server that lacks the file goes round in no circle; the part itself says then that it cannot
 * be had. What is typed is kept as over any reload. A network that is away takes no file away.
 * @param build the build that this page is of
 */
export function renewWhenGone(build: string): void {
  let isLeaving = false;
  addEventListener('beforeunload', () => {
    isLeaving = true;
  });
  // Scripts tell of a failure themselves: it does not bubble.
  addEventListener(
    'error',
    ({ target }) => {
      if (!(target instanceof HTMLScriptElement) || !target.src.includes('/_next/static/')) return;
      void fetch(target.src, { method: 'HEAD', cache: 'no-store' })
        .then(({ status }) => {
          const renewed = (readStored(RENEWED, 'session') ?? '').split(' ');
          if ((status !== 404 && status !== 410) || isLeaving || renewed.includes(build)) return;
          // Without a memory of it there is no telling the first time from the second.
          if (writeStored(RENEWED, [...renewed, build].join(' ').trim(), 'session')) location.reload();
        })
        .catch(() => undefined);
    },
    true,
  );
}
