import { vi } from 'vitest';

/**
 * First of the set-up files where modules are replaced: what the last file of this worker has loaded is bound to its replacements.
 * A worker for each file would load the DOM and the packages anew as well, a second and more of a core each.
 */
vi.resetModules();
