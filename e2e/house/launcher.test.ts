import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync, utimesSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { delimiter, join } from 'node:path';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { root } from '../runner/run-command.ts';
import { healthyMachine, launch, machine, pin } from './bare-machine.ts';

const sources = readdirSync(join(root, 'launcher')).filter((name) => name.endsWith('.cjs'));

describe('the launcher', () => {
  test.each(sources)('%s is written in syntax that Node.js 12 reads, and needs no package', (name) => {
    const source = readFileSync(join(root, 'launcher', name), 'utf8');
    const as = (target: ts.ScriptTarget) =>
      ts.transpileModule(source, { compilerOptions: { target, module: ts.ModuleKind.CommonJS } }).outputText;
    expect(as(ts.ScriptTarget.ES2019)).toBe(as(ts.ScriptTarget.ESNext));
    const required = [...source.matchAll(/require\('([^']+)'\)/g)].map((match) => match[1] ?? '');
    const outside = (it: string) =>
      !(it.startsWith('./') ? sources.includes(it.slice(2)) : builtinModules.includes(it));
    expect(required.filter(outside)).toEqual([]);
  });

  test('starts every script of every package.json', () => {
    const folders = ['.', 'domain', 'server', 'web', 'e2e', 'bench'];
    const scripts = folders.flatMap((it) => {
      const manifest = JSON.parse(readFileSync(join(root, it, 'package.json'), 'utf8'));
      return Object.entries<string>(manifest.scripts ?? {});
    });
    expect(scripts.filter(([, script]) => !/^"launcher\/run" [^&|;]+$/.test(script))).toEqual([]);
    expect(scripts.map(([name]) => name)).toEqual(expect.arrayContaining(['demo', 'start', 'test']));
  });

  test('puts the pinned Node.js first on the path, without a link of it among the commands', async () => {
    const home = healthyMachine();
    const ran = await launch(home, ['-p', 'process.env.PATH']);
    expect(ran.code).toBe(0);
    expect(ran.output.split(delimiter)[0]).toBe(join(home, 'node_modules', pin, 'bin'));
  });

  test('takes what it found before, until npm changes the packages', async () => {
    const home = healthyMachine({ 'node_modules/.package-lock.json': '{}' });
    const before = new Date(Date.now() - 60_000);
    utimesSync(join(home, 'node_modules/.package-lock.json'), before, before);
    const withoutNode = { npm_node_execpath: join(home, 'no-such-node') };
    expect((await launch(home, ['-p', '1'], withoutNode)).code).toBe(127);
    expect((await launch(home, ['-p', '1'])).output).toBe('1\n');
    expect((await launch(home, ['-p', '1'], withoutNode)).output).toBe('1\n');
    const later = new Date(Date.now() + 60_000);
    utimesSync(join(home, 'node_modules/.package-lock.json'), later, later);
    expect((await launch(home, ['-p', '1'], withoutNode)).code).toBe(127);
  });

  test('is replaced by what it runs: exit codes and signals are its own', async () => {
    const home = healthyMachine();
    expect((await launch(home, ['-e', 'process.exit(7)'])).code).toBe(7);
    const env = { ...process.env, npm_node_execpath: process.execPath };
    const script = 'console.log(process.pid); setInterval(() => {}, 1000)';
    const child = spawn(join(home, 'launcher', 'run'), ['-e', script], { env, stdio: ['ignore', 'pipe', 'inherit'] });
    const [printed] = (await once(child.stdout, 'data')) as [Buffer];
    expect(Number(printed.toString())).toBe(child.pid);
    child.kill('SIGTERM');
    expect(await once(child, 'exit')).toEqual([null, 'SIGTERM']);
  });

  test('takes a system Node.js that is new enough where none is pinned', async () => {
    const ran = await launch(machine({ 'node-plan9-mips': '26.10.0' }), ['-p', '1']);
    expect(ran).toMatchObject({ code: 0, output: '1\n' });
  });

  test('says what to install where none is pinned and the system’s is too old', async () => {
    const { code, output } = await launch(machine({ 'node-plan9-mips': '99.0.0' }), ['-p', '1']);
    expect(output).toBe(
      `No Node.js is pinned for ${process.platform} on ${process.arch}: install Node.js 99 and run this again with it.\n`,
    );
    expect(code).toBe(1);
  });
});
