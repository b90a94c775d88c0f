import { readFileSync } from 'node:fs';

export interface Instruction {
  name: string;
  words: string[];
}

/** Instructions of a Dockerfile, continued lines joined. */
export function readDockerfile(path: string): Instruction[] {
  return readFileSync(path, 'utf8')
    .replaceAll(/^\s*#.*\n/gm, '')
    .replaceAll(/\\\n/g, ' ')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const [name = '', ...words] = line.trim().split(/\s+/);
      return { name, words };
    });
}

/** What a COPY takes from the folder that is built, not from another stage. */
export const copiedSources = (instructions: readonly Instruction[]): string[] =>
  instructions
    .filter(({ name, words }) => name === 'COPY' && !words.some((word) => word.startsWith('--from=')))
    .flatMap(({ words }) => words.filter((word) => !word.startsWith('--')).slice(0, -1));

/** Whether .dockerignore keeps a path out: the last pattern that fits it, or a folder above it, decides. */
export function isIgnored(path: string): boolean {
  const parents = path.split('/').map((_part, at, parts) => parts.slice(0, at + 1).join('/'));
  let ignored = false;
  for (const line of readFileSync('.dockerignore', 'utf8').split('\n')) {
    if (line === '' || line.startsWith('#')) continue;
    const glob = line
      .replace(/^!/, '')
      .replaceAll('.', '\\.')
      .replaceAll('**/', '<any>')
      .replaceAll('*', '[^/]*')
      .replaceAll('<any>', '(.*/)?');
    if (parents.some((each) => new RegExp(`^${glob}$`).test(each))) ignored = !line.startsWith('!');
  }
  return ignored;
}
