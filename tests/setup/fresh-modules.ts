import { vi } from 'vitest';

// `vi.mock` does not replace what a setup file has imported before: Vitest documents this call for it.
vi.resetModules();
