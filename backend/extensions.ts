import type { BackendExtension } from './extension';
import { realtimeExtension } from './realtime/realtime-extension';

/** Everything that runs in this process beside the API. */
export const EXTENSIONS: readonly BackendExtension[] = [realtimeExtension];
