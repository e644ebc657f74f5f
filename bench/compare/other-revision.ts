import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { CACHE } from '../databases/sqlite-pair.ts';
import { root } from '../machine/processes.ts';

/** A revision in a folder of its own: its server and domain, with the benchmark of this one. */
export interface OtherRevision {
  readonly name: string;
  readonly tree: string;
  /** Leaves nothing behind. */
  remove(): void;
}

const git = (...words: string[]): string => execFileSync('git', words, { cwd: root, encoding: 'utf8' }).trim();

function isBefore(name: string): boolean {
  return git('merge-base', name, 'HEAD') === git('rev-parse', name);
}

/**
 * Checks a revision out beside this one.
 * @throws when it is none of those before this one: a server does not open the database of a newer one
 */
export function checkOut(revision: string): OtherRevision {
  const name = git('rev-parse', '--short', '--verify', '--end-of-options', `${revision}^{commit}`);
  if (!isBefore(name)) throw new Error(`${revision} is not a revision that this one grew out of.`);
  mkdirSync(CACHE, { recursive: true });
  const folder = mkdtempSync(path.join(CACHE, 'revision-'));
  const tree = path.join(folder, name);
  const remove = () => {
    git('worktree', 'remove', '--force', tree);
    rmSync(folder, { recursive: true, force: true });
  };
  git('worktree', 'add', '--quiet', '--detach', tree, name);
  try {
    rmSync(path.join(tree, 'bench'), { recursive: true });
    for (const it of readdirSync(path.join(root, 'bench')).filter((it) => it !== path.basename(CACHE)))
      cpSync(path.join(root, 'bench', it), path.join(tree, 'bench', it), { recursive: true });
    givePackages(tree);
  } catch (error) {
    remove();
    throw error;
  }
  return { name, tree, remove };
}

/** The same packages where the lock is the same, each linked; the workspaces among them are its own. */
function givePackages(tree: string): void {
  const lock = (of: string) => readFileSync(path.join(of, 'package-lock.json'), 'utf8');
  if (lock(tree) !== lock(root)) {
    console.log('It has other packages: installing them …');
    execFileSync('npm', ['ci', '--no-audit', '--no-fund'], { cwd: tree, stdio: ['ignore', 'ignore', 'inherit'] });
    return;
  }
  const modules = path.join(tree, 'node_modules');
  mkdirSync(path.join(modules, '@muster'), { recursive: true });
  const ours = path.join(root, 'node_modules');
  for (const it of readdirSync(ours).filter((it) => it !== '@muster' && it !== '.cache'))
    symlinkSync(path.join(ours, it), path.join(modules, it));
  const { workspaces } = JSON.parse(readFileSync(path.join(tree, 'package.json'), 'utf8')) as { workspaces: string[] };
  for (const it of workspaces) symlinkSync(path.join(tree, it), path.join(modules, '@muster', it));
}
