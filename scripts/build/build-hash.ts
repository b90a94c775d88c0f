import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Variables } from '../product/environment';
import { buildVariableLines } from './build-variables';
import { sourceFiles } from './source-files';

/** Inputs of a build: sources and lock file, baked-in variables, and Node's major version. */
export function buildHash(root: string, variables: Variables, nodeVersion: string = process.versions.node): string {
  const hash = createHash('sha256');
  hash.update(`node ${nodeVersion.split('.')[0]}\n`);
  for (const line of buildVariableLines(root, variables)) hash.update(`${line}\n`);
  for (const path of sourceFiles(root, variables.DATA_DIR || '.data')) {
    const content = readFileSync(join(root, path));
    // The length separates a file's content from the next name.
    hash.update(`${path}\n${content.length}\n`).update(content);
  }
  return hash.digest('hex');
}
