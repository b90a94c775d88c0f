/** Writes the tables of docs/data.md from backend/api/db/data-levels.ts; a test compares them. */
import { readFileSync, writeFileSync } from 'node:fs';
import { withDataTables } from '@/backend/api/db/data-levels';

const FILE = 'docs/data.md';
writeFileSync(FILE, withDataTables(readFileSync(FILE, 'utf8')));
console.log(`${FILE} has a row for each table.`);
