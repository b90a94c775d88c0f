import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type NextsOwnCache from 'next/dist/server/lib/incremental-cache/file-system-cache';
import type { CacheHandler, CacheHandlerContext, CacheHandlerValue } from 'next/dist/server/lib/incremental-cache';
import { serverEnv } from '@/lib/config/server-env';
import { openRedisLink } from '@/lib/redis-link';
import { keepPages } from './kept-pages';
import { sharePages } from './shared-pages';

// CommonJS: what `import` gives for it differs from loader to loader.
const { default: FileSystemCache } = createRequire(import.meta.url)('next/dist/server/lib/incremental-cache/file-system-cache') as { default: typeof NextsOwnCache };
type OwnContext = ConstructorParameters<typeof NextsOwnCache>[0];

const MOST_KEPT_BYTES = 64 * 1024 * 1024;

// Next makes a handler for each request: what lasts is here.
const redis = openRedisLink(serverEnv().redisUrl, { onChange: (isThere) => log(isThere) });
const kept = keepPages<CacheHandlerValue>(MOST_KEPT_BYTES);
let buildId: string | null = null;

/** What Next is told to keep its pages in; see docs/decisions/0022. */
export class SharedPageCache implements CacheHandler {
  readonly get: CacheHandler['get'];
  readonly set: CacheHandler['set'];
  private readonly own: CacheHandler;

  constructor(context: CacheHandlerContext) {
    const own = new FileSystemCache(context as OwnContext); // a server of Node's has both of its own fields
    const pages = sharePages({ own: own as CacheHandler, redis, kept, buildId: (buildId ??= readBuildId(context.serverDistDir ?? '')) });
    this.own = own as CacheHandler;
    this.get = pages.get;
    this.set = pages.set;
  }

  /** Only the app router tags what it keeps. */
  revalidateTag(...parts: Parameters<CacheHandler['revalidateTag']>): Promise<void> {
    return this.own.revalidateTag(...parts);
  }

  resetRequestCache(): void {
    this.own.resetRequestCache();
  }
}

function readBuildId(serverFolder: string): string {
  return readFileSync(path.join(serverFolder, '..', 'BUILD_ID'), 'utf8').trim();
}

function log(isThere: boolean): void {
  const line = { level: isThere ? 30 : 40, time: Date.now(), service: 'web', msg: isThere ? 'Redis is back: pages are shared' : 'Redis is gone: this copy keeps its own pages' };
  process.stderr.write(`${JSON.stringify(line)}\n`);
}
