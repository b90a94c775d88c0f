/**
 * The backend as in production, bundled from the current sources. Plain JavaScript: a TypeScript loader would compile each source at every
 * start.
 */
import { pathToFileURL } from 'node:url';
import { stop } from 'esbuild';
import { bundleBackend } from './build/bundle-backend.mjs';

const entry = await bundleBackend();
await stop();
await import(pathToFileURL(entry).href);
