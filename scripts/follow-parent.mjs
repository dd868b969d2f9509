// Loaded into every program that run.mjs starts: when run.mjs is killed without a chance to say so, the
// channel between the two breaks, and the program stops as if it had been asked to.
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
process.channel?.unref();
