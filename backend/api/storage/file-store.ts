import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { BackendEnv } from '@/backend/config/env';
import { StartError } from '@/backend/config/start-error';
import { s3Store } from './s3-store';
import { safeName } from './safe-name';

/** Bytes under a generated name; each name is written once. */
export interface FileStore {
  write(name: string, bytes: Uint8Array): Promise<void>;
  /** @returns null when there is no such file */
  read(name: string): Promise<Buffer | null>;
  remove(name: string): Promise<void>;
}

/**
 * Store of uploads, a folder by default. Several copies of the backend share one by `STORAGE_URL`: a shared folder (`file:///mnt/uploads`)
 * or a bucket (`s3://…`).
 * @throws StartError for an unsupported or incomplete configuration
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
      // Renamed when complete: a crash leaves no partial file under the name.
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
