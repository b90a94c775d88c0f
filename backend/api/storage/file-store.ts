import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { BackendEnv } from '@/backend/config/env';
import { StartError } from '@/backend/config/start-error';
import { s3Store } from './s3-store';
import { safeName } from './safe-name';

/** Bytes under a name that we made ourselves; a name is written once. */
export interface FileStore {
  write(name: string, bytes: Uint8Array): Promise<void>;
  /** @returns null when there is no such file */
  read(name: string): Promise<Buffer | null>;
  remove(name: string): Promise<void>;
}

/**
 * Where uploads are kept: a folder by default. Several copies of the backend share one by `STORAGE_URL`: a folder that all
 * of them reach (`file:///mnt/uploads`), or a bucket (`s3://…`).
 * @throws StartError for a kind of store that this version does not speak, or one that is not described in full
 */
export function openFileStore({
  storageUrl,
  storageKeys,
  dataFolder,
}: Pick<BackendEnv, 'storageUrl' | 'storageKeys' | 'dataFolder'>): FileStore {
  if (storageUrl === '') return folderStore(path.join(path.resolve(dataFolder), 'uploads'));
  const url = URL.canParse(storageUrl) ? new URL(storageUrl) : null;
  if (url?.protocol === 'file:') return folderStore(fileURLToPath(url));
  if (url?.protocol === 's3:') return s3Store(url, storageKeys);
  throw new StartError(
    'STORAGE_URL is not usable: uploads are kept in a folder, as in file:///mnt/uploads, or a bucket, as in s3://bucket/folder?endpoint=https://store.example&region=eu-1.',
  );
}

function folderStore(folder: string): FileStore {
  const place = (name: string): string => path.join(folder, safeName(name));
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
