import type { ProductEnvironment } from './environment';
import { KEEP_ALIVE_MS } from '@/backend/api/http/app';

const NEXT = 'node_modules/next/dist/bin/next';
const TSX = 'node_modules/tsx/dist/cli.mjs';

/** Arguments of `node` for each process; tests substitute small programs. */
export interface ProductCommands {
  artwork: readonly string[];
  backend: readonly string[];
  build: readonly string[];
  site: readonly string[];
}

export function productCommands(
  environment: Pick<ProductEnvironment, 'port' | 'host'>,
  mode: 'production' | 'development',
): ProductCommands {
  const listen = ['-H', environment.host ?? 'localhost', '-p', String(environment.port)];
  const isDevelopment = mode === 'development';
  return {
    artwork: ['--import', 'tsx', 'scripts/render-artwork.ts'],
    backend: isDevelopment
      ? [TSX, 'watch', '--clear-screen=false', '--include', 'backend/api/db/migrations/*.sql', 'backend/main.ts']
      : ['--enable-source-maps', 'scripts/run-backend.mjs'],
    build: [NEXT, 'build', '--webpack'],
    site: isDevelopment ? [NEXT, 'dev', '--webpack', ...listen] : [NEXT, 'start', ...listen, '--keepAliveTimeout', String(KEEP_ALIVE_MS)],
  };
}
