import type { BackendExtension } from './extension';
import { chatExtension } from './modules/chat/chat-extension';
import { realtimeExtension } from './realtime/realtime-extension';

/** Everything that runs in this process beside the API; the chat stands on the realtime service. */
export const EXTENSIONS: readonly BackendExtension[] = [realtimeExtension, chatExtension];
