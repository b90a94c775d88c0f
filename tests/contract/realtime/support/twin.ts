import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { startRealtimeTwin, type RealtimeTwin } from '@/backend/twins/realtime/start-realtime-twin';
import type { TwinOptions } from '@/backend/twins/realtime/twin-options';
import { openRules, SECRET } from './test-rules';

export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'realtime-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

export async function startTwin(options: Partial<TwinOptions> = {}): Promise<RealtimeTwin & { readonly port: number }> {
  const twin = await startRealtimeTwin({
    dataDir: options.dataDir ?? temporaryFolder(),
    rules: openRules,
    secret: SECRET,
    projectId: 'demo-x',
    ...options,
  });
  onTestFinished(() => twin.close());
  return { ...twin, port: twin.port ?? 0 };
}
