/** `npm run third-party`: writes docs/third-party.md, the list of third-party packages and licences. */
import { readFileSync, writeFileSync } from 'node:fs';
import type { LockFile } from './sbom/lock-file';
import { thirdPartyPage } from './third-party/third-party-page';

const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as LockFile;
writeFileSync('docs/third-party.md', thirdPartyPage(lock, readFileSync('scripts/third-party/by-hand.md', 'utf8')));
