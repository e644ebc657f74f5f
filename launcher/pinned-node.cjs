const fs = require('fs');
const path = require('path');

/**
 * The Node.js that the root package.json pins for this platform, as `node-<platform>-<architecture>` among its optional
 * dependencies: the package's name (undefined where there is none), its binary, installed or not, and the version's
 * first number, which is the same for all platforms.
 */
function pinnedNode(root) {
  const pins = JSON.parse(fs.readFileSync(path.join(root, 'package.json'), 'utf8')).optionalDependencies;
  const platform = `${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`;
  const name = Object.keys(pins).find((it) => it.startsWith('node-') && it.endsWith(`-${platform}`));
  const binary = process.platform === 'win32' ? 'node.exe' : 'node';
  return {
    name,
    file: path.join(root, 'node_modules', name || '', 'bin', binary),
    major: Number(Object.values(pins)[0].split('.')[0]),
  };
}

module.exports = { pinnedNode };
