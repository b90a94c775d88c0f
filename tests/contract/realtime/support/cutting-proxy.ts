import { onTestFinished } from 'vitest';
import { layWire, type CuttingWire } from '@/tests/setup/cutting-wire';

/** A wire between a client and the twin that can be cut; it ends with the test. */
export async function startProxy(target: number): Promise<CuttingWire> {
  const wire = await layWire(target);
  onTestFinished(wire.close);
  return wire;
}
