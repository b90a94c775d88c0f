import { readFileSync } from 'node:fs';

/** A table that stands as JSON beside a test. @param module `import.meta.url` of the test */
export const readRows = <Rows>(module: string, file: string): Rows => JSON.parse(readFileSync(new URL(file, module), 'utf8')) as Rows;
