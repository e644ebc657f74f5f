import type { Rolldown } from 'vite';
import { expect, test } from 'vitest';
import { listFiles } from './precache.ts';

const OPENED = ['web/app/shell/find/find-dialog.tsx', 'web/app/shell/toolbar/open-toolbar.tsx'];
const MODULES = [
  'web/app/pages.ts',
  'web/pages/check-in-page.tsx',
  'web/pages/check-in-now-page.tsx',
  'web/pages/crew-page.tsx',
  'web/pages/take-leave-page.tsx',
  'web/pages/trip-assignment-page.tsx',
  'web/pages/audit-page.tsx',
  'web/components/dialogs/suspension-dialog.tsx',
  'web/components/leave-question.tsx',
  'web/features/attendance/corrections/left-at-dialog.tsx',
  'web/features/session/security/account-notices.tsx',
  'web/features/session/waiting-here.tsx',
  'domain/messages/en-pages.ts',
  'domain/messages/my.ts',
  'domain/messages/my-pages.ts',
  'domain/messages/my-signed-in.ts',
  'node_modules/temporal-polyfill/global.js',
  ...OPENED,
];
const ASSETS = ['index-1.css', 'first-moment-1.js', 'muster-1.svg', 'roboto-flex-1.woff2', 'noto-sans-1.woff2'];

interface Opens {
  readonly imports?: string[];
  readonly dynamicImports?: string[];
}

const chunk = (module: string, opens: Opens = {}) => ({
  ...{ type: 'chunk', fileName: module, facadeModuleId: `/muster/${module}`, isEntry: module === 'web/index.html' },
  ...{ imports: [], dynamicImports: [], ...opens },
});

/** A build of these modules, a script each. */
function built(modules: readonly string[]): Rolldown.OutputBundle {
  const opens: Record<string, Opens> = {
    'web/app/pages.ts': { dynamicImports: ['web/pages/audit-page.tsx'] },
    'web/pages/take-leave-page.tsx': { imports: ['shared'], dynamicImports: ['web/components/leave-question.tsx'] },
    shared: { dynamicImports: OPENED },
  };
  const chunks = ['web/index.html', 'shared', ...modules].map((it) => [it, chunk(it, opens[it])]);
  const assets = [...ASSETS, 'icon-192-1.png'].map((it) => [it, { type: 'asset', fileName: it }]);
  return Object.fromEntries([...chunks, ...assets]);
}

test('a daily page is kept with what it imports and opens, but for what is seldom opened, and no other page is', () => {
  const { files, later, polyfill, icon } = listFiles(built(MODULES));
  expect(files).toContain('/web/pages/take-leave-page.tsx');
  expect(files).toContain('/shared');
  expect(files).toContain('/web/components/leave-question.tsx');
  expect(files).toContain('/first-moment-1.js');
  for (const it of [...OPENED, 'web/pages/audit-page.tsx']) expect(files).not.toContain(`/${it}`);
  expect(later).toEqual([
    '/domain/messages/my-pages.ts',
    '/domain/messages/my-signed-in.ts',
    '/domain/messages/my.ts',
    '/noto-sans-1.woff2',
  ]);
  expect(polyfill).toEqual(['/node_modules/temporal-polyfill/global.js']);
  expect(icon).toBe('/icon-192-1.png');
});

test('a build fails that has nothing of a name by which files are kept, as after a file got another one', () => {
  const named = MODULES.filter((it) => !/audit-page|leave-question/.test(it));
  for (const gone of named) expect(() => listFiles(built(MODULES.filter((it) => it !== gone)))).toThrow('precache.ts');
  const { 'first-moment-1.js': _, ...without } = built(MODULES);
  expect(() => listFiles(without)).toThrow('first-moment');
});
