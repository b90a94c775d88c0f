import { join } from 'node:path';
import type { Progress } from '../console/progress';
import { describeEnd, type ProcessGroup } from '@/scripts/process/process-group';
import type { Variables } from '../product/environment';
import { StartError } from '../product/start-error';
import { adoptBuild, hasBuild, prepareUnfinishedBuild } from './build-folder';
import { takeBuildLock } from './build-lock';

interface Build {
  root: string;
  /** Folder of the finished build, from the root. */
  folder: string;
  hash: string;
  variables: Variables;
  marks?: Variables | undefined;
  processes: ProcessGroup;
  progress: Progress;
  /** Arguments of `node` for a build into NEXT_DIST_DIR. */
  command: readonly string[];
}

/** @throws StartError when another process is building here, or the build fails */
export async function buildSite({ root, folder, hash, variables, marks = {}, processes, progress, command }: Build): Promise<void> {
  const release = takeBuildLock(root);
  try {
    const unfinished = prepareUnfinishedBuild(root, folder);
    const builder = processes.start({
      name: 'The build',
      args: command,
      cwd: root,
      env: { ...variables, ...marks, NODE_ENV: 'production', NEXT_DIST_DIR: unfinished, NEXT_TELEMETRY_DISABLED: '1' },
      logFile: join(root, '.cache', 'logs', 'build.log'),
      onLine: (line) => progress.detail(line.trim()),
    });
    const end = await builder.ended;
    if (end.code !== 0 || !hasBuild(root, unfinished)) {
      const kept = hasBuild(root, folder) ? `\nThe build before it stands untouched in ${folder}.` : '';
      throw new StartError(`${describeEnd(end)}\nAll of it: .cache/logs/build.log${kept}`);
    }
    adoptBuild(root, folder, hash, marks);
  } finally {
    release();
  }
}
