import { describe, expect, it } from 'vitest';
import { isMemoryUsable } from '@/scripts/gate/memory-tmpdir';

const GB = 1024 ** 3;
const mount = (line: string) => `proc /proc proc rw 0 0\n${line}\ntmpfs /run tmpfs rw,noexec 0 0\n`;

describe('temporary files of tests go to memory', () => {
  it('where there is room for them', () => {
    expect(isMemoryUsable(mount('tmpfs /dev/shm tmpfs rw,relatime,size=24683656k 0 0'), 20 * GB)).toBe(true);
    expect(isMemoryUsable(mount('shm /dev/shm tmpfs rw,nosuid,nodev 0 0'), 4 * GB)).toBe(true);
  });

  it.each([
    ['a container has but a little', 'shm /dev/shm tmpfs rw,nosuid,nodev,size=65536k 0 0', GB / 16],
    ['no program may be started there', 'shm /dev/shm tmpfs rw,nosuid,nodev,noexec 0 0', 20 * GB],
    ['nothing may be written there', 'shm /dev/shm tmpfs ro 0 0', 20 * GB],
    ['it is a disk', '/dev/vda /dev/shm ext4 rw 0 0', 20 * GB],
    ['there is none', 'tmpfs /tmp tmpfs rw 0 0', 20 * GB],
    ['another one was mounted over it', 'tmpfs /dev/shm tmpfs rw 0 0\n/dev/vdb /dev/shm ext4 rw 0 0', 20 * GB],
  ])('and to the disk where %s', (_why, line, free) => {
    expect(isMemoryUsable(mount(line), free)).toBe(false);
  });
});
