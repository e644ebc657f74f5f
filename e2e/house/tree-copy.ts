import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { root } from '../runner/run-command.ts';

/** The files of the repository as git sees them: what is tracked, and what is new and not ignored. */
export function treeFiles(): string[] {
  const { stdout } = spawnSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  return [...new Set(stdout.split('\0'))].filter((file) => file && existsSync(join(root, file)));
}

export interface TreeCopy extends Disposable {
  readonly path: string;
  write(file: string, content: string): void;
  read(file: string): string;
}

/**
 * A copy of the repository in a temporary directory, to be broken on purpose: nothing done there touches the
 * real one. Packages are linked, the workspaces' own links lead into the copy.
 */
export function copyTree(): TreeCopy {
  const path = realpathSync(mkdtempSync(join(tmpdir(), 'muster-house-')));
  for (const file of treeFiles()) cpSync(join(root, file), join(path, file), { recursive: true });
  linkPackages(path);
  return {
    path,
    read: (file) => readFileSync(join(path, file), 'utf8'),
    write: (file, content) => {
      mkdirSync(dirname(join(path, file)), { recursive: true });
      writeFileSync(join(path, file), content);
    },
    [Symbol.dispose]: () => rmSync(path, { recursive: true, force: true }),
  };
}

function linkPackages(path: string): void {
  const from = join(root, 'node_modules');
  const to = join(path, 'node_modules');
  mkdirSync(join(to, '@muster'), { recursive: true });
  for (const name of readdirSync(from)) {
    if (name !== '@muster' && name !== '.cache') symlinkSync(join(from, name), join(to, name));
  }
  for (const name of readdirSync(join(from, '@muster'))) {
    symlinkSync(join(path, name), join(to, '@muster', name));
  }
}
