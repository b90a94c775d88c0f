import { tsImport } from 'tsx/esm/api';

// Next loads this file by path, unbundled, so it is plain JavaScript.
const { SharedPageCache } = await tsImport('./next-cache.ts', import.meta.url);

export default SharedPageCache;
