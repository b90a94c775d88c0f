import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import * as nextsOwn from 'next/dist/server/lib/incremental-cache/file-system-cache.js';
import type NextsOwnCache from 'next/dist/server/lib/incremental-cache/file-system-cache';
import type { CacheHandler, CacheHandlerContext } from 'next/dist/server/lib/incremental-cache';
import { serverEnv } from '@/lib/config/server-env';
import { openRedisLink } from '@/lib/redis-link';
import { sharePages, type SharedPage, type OwnRender, createLruPages } from './shared-pages';

// CommonJS: one loader puts what it exports into `default`, another leaves it where it was.
const { default: exported } = nextsOwn as unknown as { default: typeof NextsOwnCache | { default: typeof NextsOwnCache } };
const FileSystemCache = 'default' in exported ? exported.default : exported;
type OwnContext = ConstructorParameters<typeof NextsOwnCache>[0];

const MAX_KEPT_BYTES = 64 * 1024 * 1024;
/** Each entry is two numbers; for an evicted one the file's time is used. */
const MAX_MADE = 10_000;

// Next creates a handler per request, so shared state lives at module level.
const { redisUrl } = serverEnv();
const redis = redisUrl ? openRedisLink(redisUrl, { onChange: (isThere) => log(isThere) }) : null;
const kept = createLruPages<SharedPage>(MAX_KEPT_BYTES);
const made = createLruPages<OwnRender>(MAX_MADE);
let buildKey: string | null = null;

/** The cache handler given to Next; see docs/decisions/0022. */
export class SharedPageCache implements CacheHandler {
  readonly get: CacheHandler['get'];
  readonly set: CacheHandler['set'];
  private readonly own: CacheHandler;

  constructor(context: CacheHandlerContext) {
    const own = new FileSystemCache(context as OwnContext) as CacheHandler; // Next's Node server sets both fields
    const { serverDistDir: folder } = context;
    // The middleware makes one too, which has no folder and keeps no page.
    const pages = redis && folder ? sharePages({ own, redis, kept, made, buildKey: (buildKey ??= readBuildKey(folder)) }) : own;
    this.own = own;
    this.get = (...asked) => pages.get(...asked);
    this.set = (...given) => pages.set(...given);
  }

  /** Only the app router uses tags. */
  revalidateTag(...parts: Parameters<CacheHandler['revalidateTag']>): Promise<void> {
    return this.own.revalidateTag(...parts);
  }

  resetRequestCache(): void {
    this.own.resetRequestCache();
  }
}

/**
 * Cache key of the build: the operator's release name or Next's build id, plus the build time and the list of scripts, to tell two builds
 * of one name apart. Copies of one image, or of one folder with its times, have the same key.
 */
function readBuildKey(serverFolder: string): string {
  const [id, scripts] = ['BUILD_ID', 'build-manifest.json'].map((name) => path.join(serverFolder, '..', name)) as [string, string];
  const print = createHash('sha256')
    .update(String(Math.floor(statSync(id).mtimeMs / 1000)))
    .update(readFileSync(scripts))
    .digest('base64url')
    .slice(0, 12);
  return `${readFileSync(id, 'utf8').trim()}:${print}`;
}

function log(isThere: boolean): void {
  const line = {
    level: isThere ? 30 : 40,
    time: Date.now(),
    service: 'web',
    msg: isThere ? 'Redis is back: pages are shared' : 'Redis is gone: this copy keeps its own pages',
  };
  process.stderr.write(`${JSON.stringify(line)}\n`);
}
