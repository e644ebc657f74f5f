/**
 * Prints the path of the Node.js that Muster runs on: the one pinned in package.json, or where none of these runs, a
 * system Node.js that is new enough. What is missing is mended first; what can't be mended is said in one sentence,
 * and the exit code is 1. Any Node.js from 12 on runs this, hence the old syntax here and in what this requires.
 */
const fs = require('fs');
const path = require('path');
const { pinnedNode } = require('./pinned-node.cjs');
const { ask } = require('./ask-node.cjs');
const { hasOwnLibraries, installLibrary, offerOwnLibraries } = require('./install-library.cjs');
const { leftOut } = require('./left-out.cjs');
const { installAgain } = require('./install-again.cjs');

const root = fs.realpathSync(path.join(__dirname, '..'));

/** What is to be read by people goes to standard error: standard output is the path alone. */
const say = (sentence) => process.stderr.write(`${sentence}\n`);

function giveUp(sentence) {
  say(sentence);
  process.exit(1);
}

/** The pinned Node.js once it runs, or a sentence that says what to do. */
function tryPinned(pin) {
  const takeAnother = `install Node.js ${pin.major} and run this again with it.`;
  if (!pin.name) return { advice: `No Node.js is pinned for ${process.platform} on ${process.arch}: ${takeAnother}` };
  if (!fs.existsSync(pin.file)) return { advice: 'The packages are not installed: type "npm ci" and run this again.' };
  if (process.execPath === pin.file) return { file: pin.file };
  offerOwnLibraries(root);
  let answer = ask(pin.file);
  if (answer.library) {
    const advice = installLibrary(root, answer.library, say);
    if (advice) return { advice };
    answer = ask(pin.file);
  }
  if (answer.version) return { file: pin.file };
  return { advice: `The pinned Node.js does not start (${answer.complaint}): ${takeAnother}` };
}

function findNode() {
  const pin = pinnedNode(root);
  const pinned = tryPinned(pin);
  if (pinned.file) return pinned.file;
  const isNewEnough = Number(process.versions.node.split('.')[0]) >= pin.major;
  return isNewEnough ? process.execPath : giveUp(pinned.advice);
}

/** Leaves a note for the next start, unless Node.js hangs on libraries that somebody may clear away. */
function remember(node) {
  const modules = path.join(root, 'node_modules');
  const notes = path.join(modules, '.cache', 'muster');
  if (node !== pinnedNode(root).file || hasOwnLibraries(root)) return;
  try {
    fs.mkdirSync(notes, { recursive: true });
    fs.writeFileSync(path.join(notes, 'found-node'), `${path.relative(modules, node)}\n`);
  } catch {
    // A checkout that this account can't write is looked through at each start.
  }
}

const node = findNode();
let parts = leftOut(root);
if (parts.length > 0) {
  say(`npm left out what belongs to this machine (${parts.join(', ')}), as it ran on Node.js ${process.version}.`);
  installAgain(root, node, say);
  parts = leftOut(root);
  if (parts.length > 0)
    giveUp(`Still missing: ${parts.join(', ')}. Type "npm ci" with npm 11 and Node.js 22.12 or newer.`);
}
remember(node);
process.stdout.write(`${node}\n`);
