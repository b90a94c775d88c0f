import { readdirSync, readFileSync, readlinkSync } from 'node:fs';

export interface PortHolder {
  pid: number;
  command: string;
}

const LISTEN_STATE = '0A';

/** The process that listens on a TCP port, from /proc, without additional tools. null without /proc, or for another user's process. */
export function portHolder(port: number): PortHolder | null {
  try {
    const inodes = listeningInodes(port);
    const pid = inodes.size === 0 ? undefined : pidOfSocket(inodes);
    return pid === undefined ? null : { pid, command: commandOf(pid) };
  } catch {
    return null;
  }
}

function listeningInodes(port: number): Set<string> {
  const wanted = port.toString(16).toUpperCase().padStart(4, '0');
  const inodes = new Set<string>();
  for (const table of ['/proc/net/tcp', '/proc/net/tcp6']) {
    for (const row of readFileSync(table, 'utf8').split('\n').slice(1)) {
      const cells = row.trim().split(/\s+/);
      if (cells[3] === LISTEN_STATE && cells[1]?.endsWith(`:${wanted}`) && cells[9]) inodes.add(cells[9]);
    }
  }
  return inodes;
}

function pidOfSocket(inodes: ReadonlySet<string>): number | undefined {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .find((pid) => holdsSocket(pid, inodes));
}

function holdsSocket(pid: number, inodes: ReadonlySet<string>): boolean {
  try {
    return readdirSync(`/proc/${pid}/fd`).some((fd) => {
      const inode = /^socket:\[(\d+)\]$/.exec(readlinkSync(`/proc/${pid}/fd/${fd}`))?.[1];
      return inode !== undefined && inodes.has(inode);
    });
  } catch {
    return false; // It has ended, or belongs to another user.
  }
}

function commandOf(pid: number): string {
  const words = readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0').filter(Boolean);
  return words.join(' ').slice(0, 80);
}
