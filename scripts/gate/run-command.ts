import type { ProcessGroup } from '@/scripts/process/process-group';
import type { Variables } from '../product/environment';
import { startProcess } from '../process/supervised-process';

export interface Command {
  name: string;
  args: readonly string[];
  cwd: string;
  env: Variables;
  /** What becomes of its output; passed on when nobody says. */
  onLine?: (line: string) => void;
}

/** Runs one tool to its end. @returns its exit code; null after a signal */
export async function runCommand(processes: ProcessGroup | null, command: Command): Promise<number | null> {
  const spec = { onLine: (line: string) => console.log(line), ...command, logFile: null };
  const tool = processes === null ? startProcess(spec) : processes.start(spec);
  return (await tool.ended).code;
}
