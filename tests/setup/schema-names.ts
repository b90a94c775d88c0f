import { readFileSync } from 'node:fs';

/** Names of the fields of the schemas that validate variables in this file: `  NAME: …`. */
export function schemaNames(file: string): string[] {
  return [...readFileSync(file, 'utf8').matchAll(/^\s+([A-Z][A-Z0-9_]+):/gm)].flatMap((match) => match[1] ?? []);
}
