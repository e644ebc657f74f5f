import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contracts } from '@muster/domain/contracts.ts';
import { describe, expect, test } from 'vitest';
import { root } from '../runner/run-command.ts';

const read = (file: string) => readFileSync(join(root, file), 'utf8');
const sections = read('docs/coverage.md').split(/^## \d\. /m);
const rowsOf = (title: string): string[][] =>
  (sections.find((it) => it.startsWith(title)) ?? '')
    .split('\n')
    .filter((line) => line.startsWith('| `') || line.startsWith('| every '))
    .map((line) => line.split(' | ').map((cell) => cell.replace(/^\| |^`|`$| \|$/g, '').replace(/^`/, '')));

const addresses = rowsOf('Addresses');
const calls = rowsOf('Calls');
const sampleCalls = rowsOf('Sample calls');

/** What the specification names, with the samples and the administration; other pages have their rows in docs/behaviour.md. */
const SPECIFIED = [
  /^\/(?:$|charts|material|admin|sample)/,
  /^\/session\/(?:signin|signup|forgot-password|404)$/,
  /^\/dashboard\/(?:public_holiday|checkinmember|checkinmember\/new|member-profile|member-setting)$/,
  /^\/dashboard\/(?:attendance_summary|take_leave|trip_assignment)$/,
];

/** Every address that a router knows, with `{id}` where it has a parameter. */
function routed(): string[] {
  const router = read('web/app/router.tsx');
  const paths = (text: string) => [...text.matchAll(/<Route\s+path="([^"*]+)"/g)].map(([, path]) => path as string);
  const [, session = ''] = /<Route path="\/session" (.*?)<\/Route>/s.exec(router) ?? [];
  const ofSamples = 'web/samples/sample-routes.tsx';
  const samples = existsSync(join(root, ofSamples)) ? ['', ...paths(read(ofSamples)).map((it) => `/${it}`)] : [];
  const top = paths(router).filter((path) => path.startsWith('/') && path !== '/session' && !path.includes(':page'));
  const material = materialPages().map((name) => `/material/${name}`);
  return [
    ...top,
    ...paths(session).map((path) => `/session/${path}`),
    ...samples.map((path) => `/sample${path}`),
    ...material,
  ].map((path) => path.replace(/:(\w+)/g, '{$1}'));
}

function materialPages(): string[] {
  const [, row = ''] = /^\| `\/material\/` and (.*?) \|/m.exec(read('docs/behaviour.md')) ?? [];
  return [...row.matchAll(/`([\w-]+)`/g)].map(([, name]) => name as string);
}

const asked = ({ method, path }: { method: string; path: string }) => `${method} ${path.replace(/:(\w+)/g, '{$1}')}`;

describe('docs/coverage.md', () => {
  test('has every address of the specification, and none that is not there', () => {
    const known = routed();
    const covered = addresses.map(([address]) => address as string);
    expect(known.filter((it) => SPECIFIED.some((one) => one.test(it)) && !covered.includes(it))).toEqual([]);
    expect(covered.filter((it) => it.startsWith('/') && !known.includes(it))).toEqual([]);
    expect(covered.filter((it) => it.startsWith('/material/'))).toHaveLength(14);
  });

  test('has every call of the administration and of the samples, and none that is not there', () => {
    const of = (tags: readonly string[]) => contracts.filter((it) => tags.includes(it.tag)).map(asked);
    const covered = calls.map(([call]) => call as string);
    expect(of(['administration', 'files']).filter((it) => !covered.includes(it))).toEqual([]);
    expect(covered.filter((it) => !contracts.map(asked).includes(it))).toEqual([]);
    expect(sampleCalls.map(([call]) => call).toSorted()).toEqual(of(['samples']).toSorted());
  });

  test.each([...addresses, ...calls].map(([what = '', file = '', title = '']) => [what, file, title] as const))(
    '%s is shown by a test that is there',
    (_, file, title) => {
      expect(title).not.toBe('');
      expect(read(file)).toContain(title);
    },
  );

  test('names the walk of each sample call', () => {
    const byCall = new Map(contracts.map((it) => [asked(it), it.name]));
    const walks = () => ['samples', 'boards'].map((it) => read(`server/samples/${it}.test.ts`)).join('');
    for (const [call = '', name = ''] of sampleCalls) {
      expect([call, byCall.get(call)]).toEqual([call, name]);
      expect(walks()).toContain(`  ${name}: async () =>`);
    }
  });
});
