const { spawnSync } = require('child_process');
const fs = require('fs');
const path = require('path');

/** The script of the npm that started us; outside npm, of the one on the path. */
function npmScript() {
  const onPath = (process.env.PATH || '').split(path.delimiter).map((folder) => path.join(folder, 'npm'));
  const found = onPath.find((file) => fs.existsSync(file));
  return process.env.npm_execpath || (found && fs.realpathSync(found));
}

/** Runs `npm ci` once more, by the same npm but on the Node.js that is given. */
function installAgain(root, node, say) {
  const npm = npmScript();
  if (!npm) return;
  say('Running "npm ci" once more on the pinned Node.js.');
  const search = `${path.dirname(node)}${path.delimiter}${process.env.PATH}`;
  const env = Object.assign({}, process.env, { PATH: search, npm_node_execpath: node, NODE: node });
  spawnSync(node, [npm, 'ci'], { cwd: root, stdio: ['ignore', 2, 2], env });
}

module.exports = { installAgain };
