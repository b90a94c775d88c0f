import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { TEST_SECRETS } from '@/backend/config/server-mode-guard';
import { testMarks } from './test-marks';
import { deriveEnvironment, type ProductEnvironment, type Variables } from '../product/environment';
import { freePortPair } from '../product/ports';

const DEFAULT_PORTS = { port: 3000, backendPort: 4000 };

/**
 * Variables of a test run: those of `.env.example`, nothing of the developer's `.env` or shell, so that tests never use real services. PORT
 * and BACKEND_PORT are taken from the environment.
 */
function testVariables(root: string, given: Variables): Variables {
  const example = parseEnv(readFileSync(join(root, '.env.example'), 'utf8'));
  // The design page is a development tool; the browser tests cover it.
  return { ...given, ...example, DESIGN_PAGE: 'on', ...TEST_SECRETS, PORT: given.PORT ?? '', BACKEND_PORT: given.BACKEND_PORT ?? '' };
}

/** Given ports, else the defaults if both are free, else the next free pair. */
export async function testEnvironment(root: string, given: Variables, dataDir: string): Promise<ProductEnvironment> {
  const isGiven = Boolean(given.PORT || given.BACKEND_PORT);
  const pair = isGiven ? null : await freePortPair(DEFAULT_PORTS);
  const ports = pair === null ? {} : { PORT: String(pair.port), BACKEND_PORT: String(pair.backendPort) };
  return { ...deriveEnvironment({ ...testVariables(root, given), ...ports, DATA_DIR: dataDir }), marks: testMarks(root) };
}

/** A test run on other ports uses its own build folder, so that it does not replace the build of a running product. */
export function testBuildFolder({ port, backendPort }: Pick<ProductEnvironment, 'port' | 'backendPort'>): string {
  return port === DEFAULT_PORTS.port && backendPort === DEFAULT_PORTS.backendPort ? '.next' : '.next-test';
}
