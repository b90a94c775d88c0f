import { onTestFinished } from 'vitest';
import { startCuttingProxy, type CuttingProxy } from '@/tests/setup/cut-conversation';

/** A wire between a client and the twin that can be cut; it ends with the test. */
export async function startProxy(target: number): Promise<CuttingProxy> {
  const wire = await startCuttingProxy(target);
  onTestFinished(wire.close);
  return wire;
}
