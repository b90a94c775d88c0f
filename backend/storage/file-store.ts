import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { StartError } from '@/backend/config/start-error';

/** Bytes under a name that we made ourselves; a name is written once. */
export interface FileStore {
  write(name: string, bytes: Uint8Array): Promise<void>;
  /** @returns null when there is no such file */
  read(name: string): Promise<Buffer | null>;
  remove(name: string): Promise<void>;
}

const NAME = /^[\w-]{1,64}$/;

/**
 * Where uploads are kept: a folder by default. Several copies of the backend share one by `STORAGE_URL` (`file:///mnt/uploads`).
 * @throws StartError for a kind of store that this version does not speak
 */
export function openFileStore(storageUrl: string, dataFolder: string): FileStore {
  if (storageUrl === '') return folderStore(path.join(path.resolve(dataFolder), 'uploads'));
  const url = URL.canParse(storageUrl) ? new URL(storageUrl) : null;
  if (url?.protocol === 'file:') return folderStore(url.pathname);
  throw new StartError('STORAGE_URL is not usable: this version keeps uploads in a folder, as in file:///mnt/uploads.');
}

function folderStore(folder: string): FileStore {
  const place = (name: string): string => {
    if (!NAME.test(name)) throw new Error('A stored file has a name of ours');
    return path.join(folder, name);
  };
  return {
    async write(name, bytes) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      // Moved into place whole: a crash leaves no half file under the name.
      const draft = `${place(name)}.part`;
      await writeFile(draft, bytes, { mode: 0o600, flush: true });
      await rename(draft, place(name));
    },
    async read(name) {
      return readFile(place(name)).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return null;
        throw error;
      });
    },
    async remove(name) {
      await rm(place(name), { force: true });
    },
  };
}
