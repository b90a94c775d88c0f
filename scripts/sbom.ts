/** `npm run sbom -- <file>`: the bill of materials in CycloneDX format, for scanners and customers. */
import { writeFileSync } from 'node:fs';
import { billOfMaterials } from './sbom/bill-of-materials';
import { licenceInstalled, readImages, readLock } from './sbom/read-sources';

const file = process.argv[2] ?? 'sbom.cdx.json';
const root = process.cwd();
const list = billOfMaterials({ lock: readLock(root), ...readImages(root), licenceInstalled: licenceInstalled(root), now: new Date() });
writeFileSync(file, `${JSON.stringify(list, null, 2)}\n`);
const without = list.components.filter(({ type, hashes }) => type !== 'application' && hashes === undefined).length;
console.log(`${list.components.length} components in ${file}${without === 0 ? '' : `, ${without} of them without a hash`}.`);
