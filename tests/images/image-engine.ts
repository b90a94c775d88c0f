import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { ensureProgram } from '@/scripts/servers/debian-program';
import { manageChild, type ManagedServer } from '@/scripts/servers/managed-child';

const BASE = 'docker.io/library/node:22-bookworm-slim';
const PROGRAMS = ['sh', 'mkdir', 'chown', 'rm', 'env'];
const TRUSTED = '/etc/ssl/certs/ca-certificates.crt';
/** Shared libraries that Node links to, and those that packages load at run time. */
const LIBRARIES = ['libc6', 'libstdc++6', 'libgcc-s1'];

/** buildah with its own store. It holds one image, made of files of this machine, under the name of the base image. */
export class ImageEngine {
  private readonly folder = mkdtempSync(join(tmpdir(), 'images-'));
  private readonly options = ['--root', join(this.folder, 'store'), '--runroot', join(this.folder, 'run'), '--storage-driver', 'vfs'];
  private readonly program = ensureProgram({ name: 'buildah', places: ['/usr/bin/buildah'], debianPackage: 'buildah' });
  private readonly digest: string;

  constructor() {
    const root = join(this.folder, 'root');
    makeRoot(root);
    const container = this.ask('from', 'scratch');
    this.ask('add', '--quiet', container, root, '/');
    // npm in the image trusts the certificates of this machine.
    this.ask('config', '--env', 'PATH=/usr/bin:/bin', '--env', `NODE_EXTRA_CA_CERTS=${TRUSTED}`, container);
    this.ask('commit', '--quiet', '--rm', '--format', 'docker', container, BASE);
    rmSync(root, { recursive: true });
    this.digest = this.ask('images', '--format', '{{.Digest}}', BASE);
  }

  private ask(...args: readonly string[]): string {
    return execFileSync(this.program, [...this.options, ...args], { encoding: 'utf8' }).trim();
  }

  /** @returns the folder of the image's files, and a container of it */
  build(file: string, buildArguments: Readonly<Record<string, string>> = {}): { root: string; container: string } {
    const given = Object.entries({ ...buildArguments, NODE_DIGEST: this.digest }).flatMap(([name, value]) => [
      '--build-arg',
      `${name}=${value}`,
    ]);
    const fixed = ['--pull-never', '--isolation', 'chroot', '--format', 'docker', '--tag', 'tried'];
    const { status } = spawnSync(this.program, [...this.options, 'build', ...fixed, ...given, '--file', file, '.'], { stdio: 'inherit' });
    if (status !== 0) throw new Error(`${file} cannot be built.`);
    const container = this.ask('from', '--pull-never', 'tried');
    return { root: this.ask('mount', container), container };
  }

  /** Runs the command of the image, with the network of this machine. */
  start(container: string, variables: Readonly<Record<string, string>>): ManagedServer {
    const { Docker } = JSON.parse(this.ask('inspect', container)) as { Docker: { config: { Cmd: string[] } } };
    const given = Object.entries(variables).flatMap(([name, value]) => ['--env', `${name}=${value}`]);
    const args = [...this.options, 'run', '--isolation', 'chroot', ...given, container, '--', ...Docker.config.Cmd];
    return manageChild(spawn(this.program, args, { stdio: 'inherit' }), 'SIGTERM');
  }

  remove(): void {
    spawnSync(this.program, [...this.options, 'rm', '--all']);
    rmSync(this.folder, { recursive: true, force: true });
  }
}

/** The root file system: what the two Dockerfiles need of Debian. */
function makeRoot(root: string): void {
  const copy = (file: string) => {
    mkdirSync(join(root, dirname(file)), { recursive: true });
    cpSync(file, join(root, file), { dereference: true });
  };
  const lines = (program: string, ...args: string[]) => execFileSync(program, args, { encoding: 'utf8' }).split('\n');
  for (const folder of ['tmp', 'proc', 'dev', 'sys', 'home/node', 'usr/bin', 'usr/lib/node_modules']) {
    mkdirSync(join(root, folder), { recursive: true });
  }
  symlinkSync('usr/bin', join(root, 'bin'));
  for (const file of lines('dpkg', '-L', ...LIBRARIES)) if (/\.so(\.\d+)*$/.test(file)) copy(file);
  for (const name of PROGRAMS) {
    const program = execFileSync('which', [name], { encoding: 'utf8' }).trim();
    copy(program);
    for (const line of lines('ldd', program)) copy(/\/\S+/.exec(line)?.[0] ?? '/etc/nsswitch.conf');
  }
  cpSync(process.execPath, join(root, 'usr/bin/node'));
  const npm = dirname(dirname(realpathSync(execFileSync('which', ['npm'], { encoding: 'utf8' }).trim())));
  cpSync(npm, join(root, 'usr/lib/node_modules/npm'), { recursive: true });
  writeFileSync(join(root, 'usr/bin/npm'), '#!/usr/bin/env node\nrequire("../lib/node_modules/npm/lib/cli.js")(process);\n');
  chmodSync(join(root, 'usr/bin/npm'), 0o755);
  for (const file of ['/etc/resolv.conf', TRUSTED]) copy(file);
  writeFileSync(join(root, 'etc/passwd'), 'root:x:0:0::/root:/bin/sh\nnode:x:1000:1000::/home/node:/bin/sh\n');
  writeFileSync(join(root, 'etc/group'), 'root:x:0:\nnode:x:1000:\n');
  chmodSync(join(root, 'tmp'), 0o1777);
}
