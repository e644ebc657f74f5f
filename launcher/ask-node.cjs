const { spawnSync } = require('child_process');

/**
 * Starts a Node.js to see whether it can: its version; or the shared library that it lacks (a file name such as
 * `libatomic.so.1`); or its own complaint, one line.
 */
function ask(file) {
  const { error, stdout, stderr, status } = spawnSync(file, ['--version'], { encoding: 'utf8' });
  if (status === 0 && stdout.startsWith('v')) return { version: stdout.trim() };
  const missing = /error while loading shared libraries: ([^:\s]+)/.exec(stderr || '');
  if (missing) return { library: missing[1], complaint: missing[0] };
  return { complaint: error ? error.message : (stderr || `it ended with ${status}`).trim().split('\n')[0] };
}

module.exports = { ask };
