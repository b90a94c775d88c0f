/**
 * Preloaded into every child of the start script. Children have their own process groups, so nothing signals them when their parent is
 * killed; the closing of this channel does. Only in the child itself: workers that it forks inherit its arguments, and an idle worker
 * without the channel would exit in the middle of its work.
 */
if (process.channel && process.ppid === Number(process.env.SUPERVISOR_PID)) {
  process.channel.unref();
  process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
}
