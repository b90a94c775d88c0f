const INTRO = `# Environment variables

Generated from [.env.example](../.env.example) by \`npm run docs -- environment\`.

Copy \`.env.example\` to \`.env\` and change what you need; a variable of the environment wins over the file. *build* variables
are compiled into the site: a change means a new build, which \`npm start\` makes. *run* variables are read at start. An empty
value means the default. A value that cannot be used stops the start with a message that names it.
`;

interface Entry {
  kind: string;
  meaning: string;
  variables: { name: string; value: string }[];
}

const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll('<', '&lt;');

function row({ kind, meaning, variables }: Entry): string {
  const names = variables.map(({ name, value }) => `\`${name}\`${value === '' ? '' : ` = \`${value}\``}`);
  return `| ${cell(names.join('<br>')).replaceAll('&lt;br>', '<br>')} | ${kind} | ${cell(meaning)} |`;
}

/**
 * The page on all variables.
 * @param example text of `.env.example`: sections (`# ── Name ──`), then comments that begin with `[build]` or `[run]`, each followed by
 *   the variables that it describes
 */
export function environmentPage(example: string): string {
  const sections: { title: string; entries: Entry[] }[] = [];
  let isComment = false;
  for (const line of example.split('\n')) {
    const section = sections.at(-1);
    const title = /^# ── (.+?) ─+$/.exec(line)?.[1];
    const [, kind, first] = /^# \[(build|run)\]\s+(.+)$/.exec(line) ?? [];
    const more = /^# (.+)$/.exec(line)?.[1];
    const [, name, value] = /^([A-Z0-9_]+)=(.*)$/.exec(line) ?? [];
    if (title !== undefined) sections.push({ title, entries: [] });
    else if (section && kind !== undefined && first !== undefined) {
      section.entries.push({ kind, meaning: first, variables: [] });
      isComment = true;
    } else if (more !== undefined && isComment) {
      const entry = section?.entries.at(-1);
      if (entry) entry.meaning += ` ${more}`;
    } else if (name !== undefined) {
      section?.entries.at(-1)?.variables.push({ name, value: value ?? '' });
      isComment = false;
    }
  }
  const parts = sections.map(
    ({ title, entries }) => `## ${title}\n\n| variable | read at | meaning |\n|---|---|---|\n${entries.map(row).join('\n')}\n`,
  );
  return [INTRO, ...parts].join('\n');
}
