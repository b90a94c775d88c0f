import * as parser from '@typescript-eslint/parser';
import boundaries from 'eslint-plugin-boundaries';

/** One folder of the tree, as `docs/architecture.md` draws it. Order matters: the first match wins. */
const elements = [
  { type: 'config', pattern: 'lib/config/**/*', mode: 'full' },
  { type: 'contract', pattern: 'lib/contract/**/*', mode: 'full' },
  { type: 'domain-shared', pattern: 'lib/domain/shared/**/*', mode: 'full' },
  { type: 'domain', pattern: 'lib/domain/*/**/*', mode: 'full', capture: ['feature'] },
  { type: 'lib', pattern: 'lib/*.ts', mode: 'full' },
  { type: 'http', pattern: 'services/http/**/*', mode: 'full' },
  { type: 'service', pattern: 'services/*/**/*', mode: 'full', capture: ['feature'] },
  { type: 'stores', pattern: 'stores/**/*', mode: 'full' },
  { type: 'ui', pattern: 'components/ui/**/*', mode: 'full' },
  { type: 'layout', pattern: 'components/layout/**/*', mode: 'full' },
  { type: 'component', pattern: 'components/*/**/*', mode: 'full', capture: ['feature'] },
  { type: 'pages', pattern: 'pages/**/*', mode: 'full' },
  { type: 'middleware', pattern: 'middleware.ts', mode: 'full' },
  // What is drawn, as data: it imports nothing, so the contract may name it.
  { type: 'artwork-manifest', pattern: 'artwork/manifest.{ts,json}', mode: 'full' },
  { type: 'artwork', pattern: 'artwork/**/*', mode: 'full' },
  { type: 'backend', pattern: 'backend/**/*', mode: 'full' },
  { type: 'scripts', pattern: 'scripts/**/*', mode: 'full' },
  { type: 'bench', pattern: 'bench/**/*', mode: 'full' },
  { type: 'tests', pattern: 'tests/**/*', mode: 'full' },
  { type: 'root', pattern: '*.{js,ts}', mode: 'full' },
];

/** Features whose components other features may use; never the reverse. */
const SHARED_FEATURES = ['payments', 'booking', 'auth', 'wardrobe'];
const PURE = ['config', 'contract', 'domain-shared', 'domain', 'lib'];
const PICTURES = ['artwork', 'artwork-manifest'];

const directions = [
  { from: 'config', allow: ['config'] },
  { from: 'artwork-manifest', allow: ['artwork-manifest'] },
  { from: 'contract', allow: ['config', 'contract', 'artwork-manifest'] },
  { from: 'lib', allow: ['config', 'contract', 'lib'] },
  { from: 'domain-shared', allow: ['config', 'contract', 'lib', 'domain-shared'] },
  { from: 'domain', allow: ['config', 'contract', 'lib', 'domain-shared', ['domain', { feature: '${from.feature}' }]] },
  { from: 'http', allow: ['http', ...PURE] },
  { from: 'service', allow: ['http', ...PURE, ['service', { feature: '${from.feature}' }]] },
  { from: 'stores', allow: ['stores', ...PURE] },
  { from: 'ui', allow: ['ui', ...PURE, ...PICTURES] },
  {
    from: 'layout',
    allow: [
      'layout', 'ui', 'http', 'stores', ...PURE,
      ['service', { feature: '(newsletter|auth|region|consent|analytics|support|presence|referral|chat)' }],
      ['component', { feature: '(newsletter|auth|region|consent|support)' }],
    ],
  },
  {
    from: 'component',
    allow: [
      'ui', 'http', 'service', 'stores', ...PICTURES, ...PURE,
      ['component', { feature: '${from.feature}' }],
      ['component', { feature: `(${SHARED_FEATURES.join('|')})` }],
    ],
  },
  { from: 'pages', allow: ['pages', 'layout', 'ui', 'component', 'http', 'service', 'stores', ...PICTURES, ...PURE] },
  { from: 'middleware', allow: [...PURE, ['service', { feature: 'geolocation' }]] },
  { from: 'artwork', allow: [...PICTURES, ...PURE] },
  { from: 'backend', allow: ['backend', ...PICTURES, ...PURE] },
  { from: 'scripts', allow: ['scripts', 'backend', ...PICTURES, ...PURE] },
  { from: 'bench', allow: ['bench', 'scripts', 'tests', 'backend', 'middleware', ...PURE] },
  { from: 'tests', allow: ['*'] },
  { from: 'root', allow: ['config', 'lib', 'scripts'] },
];

/** Shared features serve the others and know none of them: a look is made of the wardrobe, never the reverse. */
const sharedFeaturesKnowNoOther = {
  from: [['component', { feature: `(${SHARED_FEATURES.join('|')})` }]],
  disallow: [['component', { feature: `!(${SHARED_FEATURES.join('|')})` }]],
};

const onlyIn = (name, message) => ({ name, message });
const AXIOS = onlyIn('axios', 'axios belongs to services/http: it is the one place that knows the wire.');
const FIREBASE = { group: ['firebase', 'firebase/*'], message: 'Firebase is reached through its adapter in services/presence or services/chat only.' };

const PROCESS_ENV = {
  selector: "MemberExpression[object.name='process'][property.name='env']",
  message: 'Read configuration through lib/config/env.ts (site) or backend/config/env.ts (backend).',
};
const WEB_STORAGE = {
  selector: "MemberExpression[object.name=/^(window|globalThis)$/][property.name=/^(localStorage|sessionStorage)$/]",
  message: 'Use lib/storage.ts: storage can be absent, full or forbidden.',
};
/** `no-restricted-imports` does not see `import()`. */
const lateImport = (pattern, message) => ({ selector: `ImportExpression[source.value=/${pattern}/]`, message });
const LATE_AXIOS = lateImport('^axios$', AXIOS.message);
const LATE_FIREBASE = lateImport('^firebase(\\u002F|$)', FIREBASE.message);

/** On public pages Next's router is never told the query that the page was opened with: docs/decisions/0035-addresses-with-a-query.md. */
const OF_QUERY = '[name=/^(isReady|query)$/]';
const ROUTER_QUERY = {
  selector: `VariableDeclarator[init.callee.name='useRouter'] > ObjectPattern > Property > Identifier.key${OF_QUERY}, MemberExpression[object.name='router'] > Identifier.property${OF_QUERY}`,
  message: 'Read the query of the address itself: components/ui/use-query-value.ts.',
};
/** Members' pages, and what an app shows: these are told. */
const TOLD_THE_QUERY = ['components/{account,billing,chat,outfit,wardrobe,webview}/**'];

// Whatever looks at one file alone, and cycles, is found by oxlint (.oxlintrc.json), in a fiftieth of the time.
const config = [
  // Tests may import everything and reach into whatever they look at.
  { ignores: ['.next/**', '.next-*/**', 'node_modules/**', '.data/**', '.cache/**', 'public/**', 'bench/blank/**', 'next-env.d.ts', 'tests/**', 'deploy/strapi/**'] },
  // Most comments that disable a rule are oxlint's, which finds those that disable nothing.
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  {
    files: ['**/*.ts', '**/*.tsx'],
    plugins: { boundaries },
    languageOptions: { parser, parserOptions: { ecmaVersion: 2023, sourceType: 'module', ecmaFeatures: { jsx: true } } },
    settings: {
      'import/resolver': { typescript: { project: './tsconfig.json' } },
      'boundaries/elements': elements,
      'boundaries/include': ['**/*.ts', '**/*.tsx'],
    },
    rules: {
      'boundaries/element-types': ['error', { default: 'disallow', rules: [...directions, sharedFeaturesKnowNoOther] }],
      'boundaries/no-unknown-files': 'error',
      'boundaries/no-unknown': 'error',
      'no-restricted-imports': ['error', { paths: [AXIOS], patterns: [FIREBASE] }],
      'no-restricted-syntax': ['error', PROCESS_ENV, WEB_STORAGE, LATE_AXIOS, LATE_FIREBASE],
    },
  },
  {
    files: ['components/**/*.{ts,tsx}'],
    ignores: TOLD_THE_QUERY,
    rules: { 'no-restricted-syntax': ['error', PROCESS_ENV, WEB_STORAGE, LATE_AXIOS, LATE_FIREBASE, ROUTER_QUERY] },
  },
  { files: ['services/http/**'], rules: { 'no-restricted-imports': ['error', { patterns: [FIREBASE] }], 'no-restricted-syntax': ['error', PROCESS_ENV, WEB_STORAGE, LATE_FIREBASE] } },
  {
    files: ['services/presence/**', 'services/chat/**', 'services/realtime/**'],
    rules: { 'no-restricted-imports': ['error', { paths: [AXIOS] }], 'no-restricted-syntax': ['error', PROCESS_ENV, WEB_STORAGE, LATE_AXIOS] },
  },
  { files: ['lib/config/env.ts', 'backend/config/env.ts', 'scripts/**', 'bench/**', '*.config.ts'], rules: { 'no-restricted-syntax': ['error', WEB_STORAGE, LATE_AXIOS, LATE_FIREBASE] } },
  { files: ['lib/storage.ts'], rules: { 'no-restricted-syntax': 'off' } },
];

export default config;
