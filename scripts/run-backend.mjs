/**
 * The backend as it runs in production, of the sources as they are now. Plain JavaScript: a loader for TypeScript
 * would have to read, compile and link each source by itself, at every start.
 */
import { pathToFileURL } from 'node:url';
import { stop } from 'esbuild';
import { bundleBackend } from './build/bundle-backend.mjs';

const entry = await bundleBackend();
await stop();
await import(pathToFileURL(entry).href);
