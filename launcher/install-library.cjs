/**
 * What Node.js needs beside itself and a small system may lack, from Debian's packages: as root where everything finds
 * it, else for Muster alone, into `.cache/libraries`, which the launcher puts on the library path.
 */
const { spawnSync } = require('child_process');
const fs = require('fs');
const path = require('path');

const PACKAGES = { 'libatomic.so.1': 'libatomic1', 'libstdc++.so.6': 'libstdc++6', 'libgcc_s.so.1': 'libgcc-s1' };

const ownLibraries = (root) => path.join(root, '.cache', 'libraries');

const hasOwnLibraries = (root) => fs.existsSync(ownLibraries(root));

/** Lets what this process starts find the libraries that were installed for Muster alone. */
function offerOwnLibraries(root) {
  if (!hasOwnLibraries(root)) return;
  process.env.LD_LIBRARY_PATH = [ownLibraries(root), process.env.LD_LIBRARY_PATH].filter(Boolean).join(':');
}

/** Installs a shared library. Where it can't, answers a sentence: what to type. */
function installLibrary(root, library, say) {
  const name = PACKAGES[library];
  const isDebian = fs.existsSync('/etc/debian_version');
  if (!name || !isDebian) return `Node.js needs the library ${library}: install it and run this again.`;
  const isRoot = process.getuid() === 0;
  say(`Node.js needs the library ${library}; installing Debian's ${name}.`);
  if (isRoot ? installForAll(name) : unpackForUs(root, library, name)) return undefined;
  return `Node.js needs the library ${library}: type "${isRoot ? '' : 'sudo '}apt-get install ${name}" and run this again.`;
}

function installForAll(name) {
  const env = Object.assign({}, process.env, { DEBIAN_FRONTEND: 'noninteractive' });
  return (
    runs('apt-get', ['update', '-qq'], { env }) &&
    runs('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], { env })
  );
}

/** Without root: unpacks the package beside us; false where our folder cannot be written or the package not be had. */
function unpackForUs(root, library, name) {
  try {
    return fetchAndUnpack(root, library, name);
  } catch {
    return false;
  }
}

/** By apt with lists of its own, which checks the package by its signatures as ever. */
function fetchAndUnpack(root, library, name) {
  const apt = path.join(root, '.cache', 'apt');
  for (const part of ['state/lists/partial', 'cache/archives/partial', 'unpacked']) {
    fs.mkdirSync(path.join(apt, part), { recursive: true });
  }
  const own = ['-qq', '-o', `Dir::State=${apt}/state`, '-o', `Dir::Cache=${apt}/cache`];
  own.push('-o', 'Dir::State::status=/var/lib/dpkg/status');
  const fetched =
    runs('apt-get', [...own, 'update'], { cwd: apt }) && runs('apt-get', [...own, 'download', name], { cwd: apt });
  const archive = fs.readdirSync(apt).find((file) => file.startsWith(`${name}_`) && file.endsWith('.deb'));
  if (!fetched || !archive || !runs('dpkg-deb', ['-x', archive, 'unpacked'], { cwd: apt })) return false;
  const unpacked = path.join(apt, 'unpacked');
  const folder = foldersOf(path.join(unpacked, 'usr', 'lib')).find((it) => fs.existsSync(path.join(it, library)));
  if (!folder) return false;
  fs.mkdirSync(ownLibraries(root), { recursive: true });
  fs.copyFileSync(path.join(folder, library), path.join(ownLibraries(root), library));
  (fs.rmSync || fs.rmdirSync)(apt, { recursive: true });
  offerOwnLibraries(root);
  return true;
}

const foldersOf = (folder) => fs.readdirSync(folder).map((name) => path.join(folder, name));

/** Runs a command, its words on standard error; true when it succeeded. */
function runs(command, args, options) {
  return spawnSync(command, args, Object.assign({ stdio: ['ignore', 2, 2] }, options)).status === 0;
}

module.exports = { hasOwnLibraries, installLibrary, offerOwnLibraries };
