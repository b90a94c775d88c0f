/** What a test file declares, kept so that its tests can be run again and again in one process. */
export interface RegisteredTest {
  /** Of the file, its groups, its name, and its place among tests of one name. */
  id: string;
  name: string;
  file: string;
  run: () => Promise<void>;
}

type Body = (...args: never[]) => unknown;
type Hook = () => unknown;

interface Group {
  names: readonly string[];
  before: readonly Hook[];
  after: readonly Hook[];
}

const tests: RegisteredTest[] = [];
const lastHooks: Hook[] = [];
let file = '';
let group: Group = { names: [], before: [], after: [] };
let pending: Promise<unknown> = Promise.resolve();

/** Loads a file; what it declares meanwhile is its own. */
export async function registerFile(path: string, load: () => Promise<unknown>): Promise<void> {
  file = path;
  group = { names: [], before: [], after: [] };
  pending = Promise.resolve();
  await load();
  await pending;
}

export const registeredTests = (): readonly RegisteredTest[] => tests;

export async function runLastHooks(): Promise<void> {
  for (const hook of lastHooks.splice(0).reverse()) await hook();
}

function addTest(name: string, body: Body, args: readonly unknown[] = []): void {
  const own = group;
  const full = [...own.names, name].join(' > ');
  const at = `${file} > ${full}`;
  const same = tests.filter(({ id }) => id === at || id.startsWith(`${at} #`)).length;
  tests.push({
    id: same === 0 ? at : `${at} #${same + 1}`,
    name: full,
    file,
    async run() {
      for (const hook of own.before) await hook();
      try {
        await body(...(args as never[]));
      } finally {
        for (const hook of own.after) await hook();
      }
    },
  });
}

function addGroup(name: string, body: Body, args: readonly unknown[] = []): void {
  const outer = group;
  group = { ...outer, names: [...outer.names, name] };
  try {
    void body(...(args as never[]));
  } finally {
    group = outer;
  }
}

/** `each` spreads rows where all are lists, as the real one does; options between name and body are for the real one. */
function declaring(add: typeof addTest) {
  const bodyOf = (rest: readonly unknown[]) => rest.find((argument) => typeof argument === 'function') as Body;
  const declare = (name: string, ...rest: unknown[]) => add(name, bodyOf(rest));
  const each =
    (rows: readonly unknown[]) =>
    (name: string, ...rest: unknown[]) => {
      const areLists = rows.every(Array.isArray);
      for (const row of rows) add(name, bodyOf(rest), areLists ? (row as unknown[]) : [row]);
    };
  return Object.assign(declare, { each });
}

export const it = declaring(addTest);
export const describe = declaring(addGroup);

/** Once a process, when the file is loaded: what it makes has to stand for every run of every test. */
export function beforeAll(hook: Hook): void {
  pending = pending.then(hook);
}
export function afterAll(hook: Hook): void {
  lastHooks.push(hook);
}
export function beforeEach(hook: Hook): void {
  group = Object.assign(group, { before: [...group.before, hook] });
}
export function afterEach(hook: Hook): void {
  group = Object.assign(group, { after: [...group.after, hook] });
}
