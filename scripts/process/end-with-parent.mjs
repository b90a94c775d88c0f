/**
 * Preloaded into every child of the start script. Children lead process groups of their own, so nothing
 * tells them when their parent is killed outright; the closing of this channel does.
 * Only for the child itself: workers that it forks inherit its arguments, and an idle worker whose channel
 * does not hold it any more would end in the middle of its work.
 */
if (process.channel && process.ppid === Number(process.env.SUPERVISOR_PID)) {
  process.channel.unref();
  process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
}
