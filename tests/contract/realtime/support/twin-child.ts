/** The twin in a process of its own, to be killed. */
import { createTokenMinter } from '@/backend/twins/realtime/auth/custom-token';
import { startRealtimeTwin } from '@/backend/twins/realtime/start-realtime-twin';
import { openRules, SECRET } from './test-rules';

const [dataDir = '', port = '0'] = process.argv.slice(2);
const twin = await startRealtimeTwin({ dataDir, port: Number(port), rules: openRules, secret: SECRET, projectId: 'demo-x' });
const mint = createTokenMinter({ kind: 'embedded', secret: SECRET });
process.stdout.write(`READY ${JSON.stringify({ port: twin.port, token: await mint('erin') })}\n`);
