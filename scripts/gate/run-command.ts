import type { Crew } from '../process/crew';
import type { Variables } from '../product/environment';
import { startProcess } from '../process/supervised-process';

export interface Command {
  name: string;
  args: readonly string[];
  cwd: string;
  env: Variables;
}

/** Runs one tool to its end, passing its output on line by line. @returns its exit code; null after a signal */
export async function runCommand(crew: Crew | null, command: Command): Promise<number | null> {
  const spec = { ...command, logFile: null, onLine: (line: string) => console.log(line) };
  const tool = crew === null ? startProcess(spec) : crew.start(spec);
  return (await tool.ended).code;
}
