import { spawn, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';

/** Runs a script of this folder in a process of its own and waits for the line that says it is ready. */
export async function runScript(name: string, args: readonly string[], readyWord: string) {
  const script = fileURLToPath(new URL(`./${name}`, import.meta.url));
  const root = fileURLToPath(new URL('../../../..', import.meta.url));
  const child: ChildProcess = spawn(process.execPath, ['--import', 'tsx', script, ...args], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const kill = () =>
    new Promise<void>((resolve) => {
      if (child.exitCode !== null || child.signalCode !== null) return resolve();
      child.once('exit', () => resolve());
      child.kill('SIGKILL');
    });
  onTestFinished(kill);
  let output = '';
  const ready = await new Promise<string>((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`${name} ended with ${code}`)));
    child.stdout?.on('data', (chunk: Buffer) => {
      output += String(chunk);
      const line = output.split('\n').find((text) => text.startsWith(readyWord));
      if (line !== undefined && output.endsWith('\n')) resolve(line.slice(readyWord.length).trim());
    });
  });
  return { ready, kill, output: () => output };
}
