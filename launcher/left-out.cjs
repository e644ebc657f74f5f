const fs = require('fs');
const path = require('path');

/**
 * The packages that are installed without the native part for this platform, of which the lock file knows at least
 * one: npm leaves optional packages out, without a word, when it runs on a Node.js that they do not name. Where a
 * package ships several for one platform (by C library), one of them is enough.
 */
function leftOut(root) {
  const packages = JSON.parse(fs.readFileSync(path.join(root, 'package-lock.json'), 'utf8')).packages;
  const isThere = (place) => fs.existsSync(path.join(root, place));
  const fits = (list, name) => !list || [].concat(list).indexOf(name) >= 0;
  const isForUs = (it) => (it.os || it.cpu) && fits(it.os, process.platform) && fits(it.cpu, process.arch);

  return Object.keys(packages).filter((place) => {
    const optional = Object.keys(packages[place].optionalDependencies || {});
    if (place === '' || optional.length === 0) return false;
    const native = optional
      .map((name) => [`${place}/node_modules/${name}`, `node_modules/${name}`].find((it) => packages[it]))
      .filter((it) => it && isForUs(packages[it]));
    return native.length > 0 && !native.some(isThere) && isThere(place);
  });
}

module.exports = { leftOut };
