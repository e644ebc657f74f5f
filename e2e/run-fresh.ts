/**
 * `npm run test:fresh`: the two commands of the README in new Debians, typed by a plain user and by root, each in a
 * root of its own with nothing in it but git, a Node.js and an npm, from a clone of the last commit. It needs root on
 * Debian, debootstrap, and about six minutes for each of the six. `npm test` is asked for the domain and the web app;
 * `npm run test:fresh -- house journeys` asks for other suites, `--all` for all of them, `--only "Debian 13"` tries one
 * machine alone. The bases are kept in `.cache/fresh`.
 */
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { accounts, machines } from './fresh/machines.ts';
import { enterRoot, makeBase, must } from './fresh/new-root.ts';
import { tryCommands } from './fresh/try-commands.ts';
import { root } from './runner/run-command.ts';

const { values, positionals } = parseArgs({
  options: { all: { type: 'boolean' }, only: { type: 'string' } },
  allowPositionals: true,
});
const asked = positionals.length > 0 ? positionals : ['domain', 'web'];
const words = values.all ? [] : asked;
const folder = join(root, '.cache', 'fresh');

if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) {
  throw new Error('npm run test:fresh needs root on Debian: it makes new roots and enters them.');
}
if (!existsSync('/usr/sbin/debootstrap')) must('apt-get', 'install', '-y', '-qq', 'debootstrap');
mkdirSync(folder, { recursive: true });

const rows: string[] = [];
let failed = 0;
for (const machine of machines.filter((it) => !values.only || it.name === values.only)) {
  const base = join(folder, machine.name.toLowerCase().replaceAll(/[ ,]+/g, '-'));
  const versions = makeBase(base, machine);
  for (const account of accounts) {
    using place = enterRoot(base, `${base}.${account}`, account);
    const { ok, install, demo, test } = await tryCommands(place, account, words);
    if (!ok) failed += 1;
    const row = `| ${machine.name} (${versions}) | ${account} | ${install} | ${demo} | ${test} |`;
    console.log(row);
    rows.push(row);
  }
}
console.log(`\n| machine | by | npm ci | npm run demo | npm test -- ${words.join(' ')} |\n|---|---|---|---|---|`);
console.log(rows.join('\n'));
console.log(`\n${rows.length - failed} passed, ${failed} failed`);
process.exitCode = failed > 0 || rows.length === 0 ? 1 : 0;
