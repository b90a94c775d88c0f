/** Milliseconds by the clock of Redis: the only one that all copies share. */
const NOW = `
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)`;

/** @returns now, and when the kept page was begun, if there is one */
export const READ_AGE = `${NOW}
return {now, redis.call('HGET', KEYS[1], 'at')}`;

/**
 * A page counts from when its making began, which is ARGV[1] ago: what was begun earlier and took longer is the older one. A
 * kept page of the future is of a clock that was set back, and gives way.
 * @returns the page's time, or 0 when a newer one is kept
 */
export const WRITE_NEWER = `${NOW}
local at = now - ARGV[1]
local kept = tonumber(redis.call('HGET', KEYS[1], 'at') or 0)
if kept >= at and kept <= now then return 0 end
redis.call('HSET', KEYS[1], 'at', string.format('%.0f', at), 'entry', ARGV[2])
redis.call('PEXPIRE', KEYS[1], ARGV[3])
return at`;
