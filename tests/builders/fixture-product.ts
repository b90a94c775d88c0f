import type { ProductCommands } from '@/scripts/product/commands';

/** A server in one line of JavaScript: answers 200 on every path, on the port of `variable`. */
const server = (variable: 'PORT' | 'BACKEND_PORT', more = '') =>
  `require('node:http').createServer((request, response) => response.end('ok')).listen(process.env.${variable}, 'localhost'); ${more}`;

/** Writes what a build leaves behind, with the backend's answer as proof that it could read from it. */
const BUILD = `
  const fs = require('node:fs');
  fetch(process.env.NEXT_PUBLIC_API_URL + '/readyz').then(async (answer) => {
    console.log('Creating an optimized production build');
    fs.mkdirSync(process.env.NEXT_DIST_DIR, { recursive: true });
    fs.writeFileSync(process.env.NEXT_DIST_DIR + '/BUILD_ID', await answer.text());
    fs.appendFileSync('builds.log', 'built\\n');
  });
`;

const program = (code: string) => ['--input-type=commonjs', '-e', code];

/** Small programs in the place of the real ones; each can be given code of its own. */
export function fixtureCommands(codes: Partial<Record<keyof ProductCommands, string>> = {}): ProductCommands {
  return {
    artwork: program(codes.artwork ?? "console.log('drawn')"),
    backend: program(codes.backend ?? server('BACKEND_PORT')),
    build: program(codes.build ?? BUILD),
    site: program(codes.site ?? server('PORT')),
  };
}
