import { tsImport } from 'tsx/esm/api';

// Next loads this file by its path, as plain JavaScript and outside of the bundle.
const { SharedPageCache } = await tsImport('./next-cache.ts', import.meta.url);

export default SharedPageCache;
