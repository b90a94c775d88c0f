import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Explanation } from './survivors';

const FOLDER = 'tests/mutants/explained';

export function readExplanations(root: string): Explanation[] {
  const folder = path.join(root, FOLDER);
  return readdirSync(folder).flatMap((file) => JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as Explanation[]);
}
