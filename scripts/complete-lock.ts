/**
 * `npm run lock:complete`: adds optional packages of other platforms to package-lock.json that the registry did not offer when it was made;
 * without them `npm ci` refuses the file (docs/decisions/0013).
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { missingPlatformPackages, type LockFile } from './lock/platform-packages';

const FILE = 'package-lock.json';

const lock = JSON.parse(readFileSync(FILE, 'utf8')) as LockFile;
const missing = missingPlatformPackages(lock);
const packages = Object.fromEntries(Object.entries({ ...lock.packages, ...missing }).sort(([one], [other]) => (one < other ? -1 : 1)));
writeFileSync(FILE, `${JSON.stringify({ ...lock, packages }, null, 2)}\n`);
console.log(`${Object.keys(missing).length} platform packages added to ${FILE}`);
