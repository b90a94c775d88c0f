import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');
export const OUTPUT = path.join(ROOT, 'public/artwork');
export const PUBLIC = path.join(ROOT, 'public');
export const CACHE = path.join(ROOT, '.cache/artwork');
/** Committed, so that a checkout type-checks before the first rendering. */
export const MANIFEST = path.join(ROOT, 'artwork/manifest.json');
/** Source hash of each file under `OUTPUT`; committed with them. */
export const RENDERED = path.join(ROOT, 'artwork/rendered.json');
/** Finished pictures that are computed; `artwork/studio` makes them, and nothing here runs it. */
export const STUDIO_PICTURES = path.join(ROOT, 'artwork/studio/pictures');
