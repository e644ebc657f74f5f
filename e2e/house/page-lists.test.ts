import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../runner/run-command.ts';

const contentOf = (file: string): string => readFileSync(join(root, file), 'utf8');

/** Addresses that are no page of their own, or pages whose words are looked at elsewhere. */
const ELSEWHERE = new Set(['/', '*', '/session', '/sample/*', '/charts/echarts', '/material/:page']);

/**
 * The addresses that the router knows, in its order; those within `<Route path="/session">` with that before them.
 * @param within what the route around them is, such as `OfficeOnly`; all pages without it
 */
function pathsOf(router: string, within?: string): string[] {
  const from = within ? router.indexOf(`<Route element={<${within} `) : 0;
  if (from < 0) throw new Error(`The router has no ${within}.`);
  const indent = /^ */.exec(router.slice(router.lastIndexOf('\n', from) + 1))?.[0] ?? '';
  const part = within ? router.slice(from, router.indexOf(`\n${indent}</Route>`, from)) : router;
  const paths = [...part.matchAll(/<Route\s+path="([^"]+)"/g)].map(([, path = '']) => path);
  return paths.map((it) => (/^[/*]/.test(it) ? it : `/session/${it}`)).filter((it) => !ELSEWHERE.has(it));
}

/** Addresses that a test names as a whole, one that stands for all of a kind as that kind. */
const namedIn = (content: string): Set<string> =>
  new Set([...content.matchAll(/'(\/[\w/-]+)(?:[?#][^']*)?'/g)].map(([, path = '']) => path));

function missing(paths: readonly string[], named: ReadonlySet<string>): string[] {
  const isNamed = (path: string) =>
    [...named].some((it) => new RegExp(`^${path.replaceAll(/:\w+/g, '\\d+')}$`).test(it));
  return paths.filter((it) => !isNamed(it));
}

const router = contentOf('web/app/router.tsx');
const all = pathsOf(router);
const office = [...pathsOf(router, 'OfficeOnly'), ...pathsOf(router, 'AdministratorsOnly')];
const signedIn = all.filter((it) => !it.startsWith('/session/') && it !== '/setup' && it !== '/door');

test.each([
  ['every page is walked in the language of nobody', 'web/app/messages/pseudo-language.test.tsx', all],
  ['every page behind the sign-in is walked in other languages', 'e2e/journeys/other-languages.spec.ts', signedIn],
  ['every page of the office is tried by who is none of it', 'e2e/journeys/any-size/pages-not-there.spec.ts', office],
] as const)('%s', (_what, file, pages) => {
  expect(missing(pages, namedIn(contentOf(file)))).toEqual([]);
});

test('the pages of the router are found, those of the office too', () => {
  expect(all.length).toBeGreaterThan(30);
  expect(all).toEqual(expect.arrayContaining(['/session/signin', '/setup', '/dashboard/members/:id', '/admin/photos']));
  expect(office).toEqual(expect.arrayContaining(['/dashboard/lists', '/dashboard/audit']));
  expect(office).not.toContain('/dashboard/take_leave');
});

test('a page that a list has not is named', () => {
  expect(missing(['/a', '/b/:id', '/c'], namedIn("['/a?x=1', '/b/11']"))).toEqual(['/c']);
});
