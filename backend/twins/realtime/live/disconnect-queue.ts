import { type Json } from '@/backend/twins/realtime/data/node-json';
import { formatPath, isAncestorOrSame, parsePath } from '@/backend/twins/realtime/data/path';
import type { DisconnectGroup } from '@/backend/twins/realtime/store/journal-file';
import type { Logger } from '@/backend/twins/realtime/twin-options';
import type { LiveDatabase, RawWrite, Rights } from './database';

type Writes = DisconnectGroup['writes'];

function without(groups: readonly DisconnectGroup[], path: readonly string[]): DisconnectGroup[] {
  const stays = ([text]: Writes[number]) => !isAncestorOrSame(path, parsePath(text));
  return groups.map((group) => ({ ...group, writes: group.writes.filter(stays) })).filter((group) => group.writes.length > 0);
}

/** onDisconnect writes of a connection. Each change is in the journal before it is acknowledged. */
export class DisconnectQueue {
  private groups: readonly DisconnectGroup[] = [];

  constructor(
    private readonly database: LiveDatabase,
    private readonly connection: string,
    private readonly limit: number,
  ) {}

  /** Adds onDisconnect writes; a later one for the same location replaces the earlier. */
  add(rights: Rights, writes: readonly RawWrite[]): 'added' | 'denied' | 'full' {
    // Planned now only to refuse early; planned again at the end, against the data at that time.
    if (this.database.plan(rights, writes) === null) return 'denied';
    const rest = writes.reduce((groups, { path }) => without(groups, path), [...this.groups]);
    const count = rest.reduce((sum, group) => sum + group.writes.length, 0);
    if (count + writes.length > this.limit) return 'full';
    const auth = rights.kind === 'user' ? rights.auth : null;
    const group = { auth, writes: writes.map(({ path, json }) => [formatPath(path), json as Json] as const) };
    this.replace([...rest, group]);
    return 'added';
  }

  cancel(path: readonly string[]): void {
    this.replace(without(this.groups, path));
  }

  run(logger: Logger): void {
    const { groups } = this;
    this.groups = [];
    runDisconnectGroups(this.database, this.connection, groups, logger);
  }

  private replace(groups: readonly DisconnectGroup[]): void {
    if (groups.length === 0 && this.groups.length === 0) return;
    this.database.setPending(this.connection, groups);
    this.groups = groups;
  }
}

/**
 * Performs the queued writes that the rules still allow, with their original rights. Each group is removed from the journal in the same
 * line that writes it, so that a crash repeats nothing.
 */
export function runDisconnectGroups(database: LiveDatabase, connection: string, groups: readonly DisconnectGroup[], logger: Logger): void {
  groups.forEach(({ auth, writes }, index) => {
    const left = { connection, groups: groups.slice(index + 1) };
    const raw = writes.map(([path, json]) => ({ path: parsePath(path), json }));
    const plan = database.plan({ kind: 'user', auth }, raw);
    if (plan !== null) database.commit(plan, left);
    else {
      logger.warn({ connection, paths: writes.map(([path]) => path) }, 'write set aside is no longer allowed');
      database.setPending(connection, left.groups);
    }
  });
}
