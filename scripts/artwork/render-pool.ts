import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { RenderedPicture } from './render-picture';

type Answer =
  | { readonly status: 'ready' }
  | { readonly status: 'rendered'; readonly picture: RenderedPicture }
  | { readonly status: 'failed'; readonly name: string; readonly reason: string };

const WORKER = fileURLToPath(new URL('./worker.ts', import.meta.url));

/** Distributes the names over worker processes; rejects with the first failure, naming the picture. */
export function renderInPool(names: readonly string[], size: number, onRendered: (picture: RenderedPicture) => void): Promise<void> {
  const queue = [...names];
  return new Promise((resolve, reject) => {
    const count = Math.min(size, queue.length);
    let running = count;
    const children = Array.from({ length: count }, () =>
      fork(WORKER, { execArgv: ['--import', 'tsx'], env: { ...process.env, UV_THREADPOOL_SIZE: '1' } }),
    );
    const fail = (error: Error): void => {
      for (const child of children) child.kill();
      reject(error);
    };
    for (const child of children) {
      let isDone = false;
      const next = (): void => {
        const name = queue.shift();
        if (name !== undefined) {
          child.send(name);
          return;
        }
        isDone = true;
        child.disconnect();
        running -= 1;
        if (running === 0) resolve();
      };
      child.on('message', (answer: Answer) => {
        if (answer.status === 'failed') {
          fail(new Error(`Could not render the picture "${answer.name}": ${answer.reason}`));
          return;
        }
        if (answer.status === 'rendered') onRendered(answer.picture);
        next();
      });
      child.on('error', fail);
      child.on('exit', (code, signal) => {
        if (!isDone) fail(new Error(`An artwork worker stopped early (${signal ?? `exit code ${code}`}). Is there enough memory?`));
      });
    }
    if (count === 0) resolve();
  });
}
