import { createHash } from 'node:crypto';
import { realpathSync } from 'node:fs';
import { createServer } from 'node:net';

export interface FolderLock {
  release(): Promise<void>;
}

class FolderInUseError extends Error {
  override readonly name = 'FolderInUseError';
}

/**
 * Holds a folder for this process. The lock is a local socket named after the folder, so it dies with the process and
 * a crash leaves nothing to clean up. On Linux the name is abstract, on Windows a pipe; elsewhere (macOS) there is
 * neither, and nothing stops a second process.
 */
export async function lockFolder(folder: string): Promise<FolderLock> {
  const name = `realtime-${createHash('sha256').update(realpathSync(folder)).digest('hex').slice(0, 32)}`;
  const address = process.platform === 'linux' ? `\0${name}` : process.platform === 'win32' ? `\\\\.\\pipe\\${name}` : null;
  if (address === null) return { release: () => Promise.resolve() };
  const holder = createServer((socket) => socket.end(String(process.pid)));
  await new Promise<void>((resolve, reject) => {
    holder.once('error', (error: NodeJS.ErrnoException) => {
      reject(error.code === 'EADDRINUSE' ? new FolderInUseError(`Another process holds ${folder}`) : error);
    });
    holder.listen(address, resolve);
  });
  holder.unref();
  return { release: () => new Promise((resolve) => holder.close(() => resolve())) };
}
