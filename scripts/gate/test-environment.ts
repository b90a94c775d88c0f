import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { TEST_SECRETS } from '@/lib/config/published-secrets';
import { testMarks } from './test-marks';
import { deriveEnvironment, type ProductEnvironment, type Variables } from '../product/environment';
import { freePortPair } from '../product/ports';

const DEFAULT_PORTS = { port: 3000, backendPort: 4000 };

/**
 * The variables of a test run: those of `.env.example`, nothing of the developer's own `.env` or shell,
 * so that no test ever speaks to a real service. PORT and BACKEND_PORT are taken when they are given.
 */
function testVariables(root: string, given: Variables): Variables {
  const example = parseEnv(readFileSync(join(root, '.env.example'), 'utf8'));
  // The design page is a development tool; the browser tests walk over it.
  return { ...given, ...example, DESIGN_PAGE: 'on', ...TEST_SECRETS, PORT: given.PORT ?? '', BACKEND_PORT: given.BACKEND_PORT ?? '' };
}

/** Ports that are given, else the defaults when both are free, else the next free pair. */
export async function testEnvironment(root: string, given: Variables, dataDir: string): Promise<ProductEnvironment> {
  const isGiven = Boolean(given.PORT || given.BACKEND_PORT);
  const pair = isGiven ? null : await freePortPair(DEFAULT_PORTS);
  const ports = pair === null ? {} : { PORT: String(pair.port), BACKEND_PORT: String(pair.backendPort) };
  return { ...deriveEnvironment({ ...testVariables(root, given), ...ports, DATA_DIR: dataDir }), marks: testMarks(root) };
}

/** A test run on other ports has another build, which must not push aside the one that a running product serves. */
export function testBuildFolder({ port, backendPort }: Pick<ProductEnvironment, 'port' | 'backendPort'>): string {
  return port === DEFAULT_PORTS.port && backendPort === DEFAULT_PORTS.backendPort ? '.next' : '.next-test';
}
