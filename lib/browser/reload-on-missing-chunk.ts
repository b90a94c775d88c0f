import { readStored, writeStored } from './storage';

/** The builds for which this tab has already reloaded the page. */
const RENEWED = 'renewedBuilds';

/**
 * Reloads the page when a script that it requests is gone from the server (404), as after a new deployment: the new page requests the
 * scripts of the new build. At most once a build, so that a server without the file causes no reload loop; the part then shows that it
 * could not be loaded. Drafts survive the reload. An unreachable network is no reason to reload.
 */
export function reloadOnMissingChunk(): void {
  let isLeaving = false;
  addEventListener('beforeunload', () => {
    isLeaving = true;
  });
  // The error event of a script does not bubble, so it is caught in the capture phase.
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
          // Only if the build could be stored: otherwise a second reload could not be told from the first.
          if (writeStored(RENEWED, `${renewed} ${buildId}`, 'session')) location.reload();
        },
        () => undefined,
      );
    },
    true,
  );
}
