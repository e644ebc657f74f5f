import { existsSync, readFileSync } from 'node:fs';

import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { copiedNode, healthyMachine, launch, launchAs, machine, pin, pinnedBinary } from './bare-machine.ts';

/** A Node.js that says what the loader of Linux says, until the library is installed. */
const lacking = (library: string) => `#!/bin/sh
if [ -e "\${0%/*}/installed" ] || [ -e "\${LD_LIBRARY_PATH%%:*}/${library}" ]; then
  LD_LIBRARY_PATH= exec "${copiedNode}" "$@"
fi
echo "$0: error while loading shared libraries: ${library}: cannot open shared object file" >&2
exit 127
`;

/** Debian's own commands, as far as the launcher uses them, without a network. */
const debian = {
  'commands/apt-get': `#!/bin/sh
echo "$@" >> "\${0%/*}/asked"
case "$*" in
  *install*) : > "\${0%/*}/../node_modules/${pin}/bin/installed" ;;
  *download*) : > libatomic1_1_amd64.deb ;;
esac
`,
  'commands/dpkg-deb': '#!/bin/sh\nmkdir -p "$3/usr/lib/machine" && : > "$3/usr/lib/machine/libatomic.so.1"\n',
};

/** Root is asked both ways, since it may become somebody else. */
const accounts = process.getuid?.() === 0 ? (['root', 'nobody'] as const) : (['nobody'] as const);

const PINS = { [pin]: '99.0.0' };

describe.runIf(process.platform === 'linux')('a library that Node.js needs and the machine lacks', () => {
  const isDebian = existsSync('/etc/debian_version');

  test.runIf(isDebian).each([...accounts])('is installed from Debian’s packages, once, by %s', async (account) => {
    const home = machine(PINS, { ...debian, [pinnedBinary]: lacking('libatomic.so.1') });
    expect(await launchAs(account, home)).toMatchObject({
      code: 0,
      output: expect.stringMatching(/libatomic1\.\n1\n$/),
    });
    expect(await launchAs(account, home)).toMatchObject({ code: 0, output: '1\n' });
    expect(readFileSync(join(home, 'commands/asked'), 'utf8').trim().split('\n')).toHaveLength(2);
  });

  test.runIf(isDebian)('is named with what to type where that fails', async () => {
    const home = machine(PINS, {
      'commands/apt-get': '#!/bin/sh\nexit 100\n',
      [pinnedBinary]: lacking('libatomic.so.1'),
    });
    const { code, output } = await launch(home, ['-p', '1']);
    expect(output).toMatch(
      /library libatomic\.so\.1: type "(sudo )?apt-get install libatomic1" and run this again\.\n$/,
    );
    expect(code).toBe(1);
  });

  test.runIf(isDebian && process.getuid?.() === 0)(
    'is named with what to type where the folder is not the account’s',
    async () => {
      const home = machine(PINS, { ...debian, [pinnedBinary]: lacking('libatomic.so.1') });
      expect(await launchAs('nobody', home, { ownsFolder: false })).toMatchObject({
        code: 1,
        output:
          "Node.js needs the library libatomic.so.1; installing Debian's libatomic1.\n" +
          'Node.js needs the library libatomic.so.1: type "sudo apt-get install libatomic1" and run this again.\n',
      });
    },
  );

  test('is named where no package of it is known', async () => {
    const home = machine(PINS, { [pinnedBinary]: lacking('libplanted.so.9') });
    const { code, output } = await launch(home, ['-p', '1']);
    expect(output).toBe('Node.js needs the library libplanted.so.9: install it and run this again.\n');
    expect(code).toBe(1);
  });
});

describe('a pinned Node.js', () => {
  test('that was not installed is named with what to type', async () => {
    const { code, output } = await launch(machine(PINS), ['-p', '1']);
    expect(output).toBe('The packages are not installed: type "npm ci" and run this again.\n');
    expect(code).toBe(1);
  });

  test('that can’t start is told with its own complaint', async () => {
    const home = machine(PINS, { [pinnedBinary]: "#!/bin/sh\necho 'version GLIBC_2.28 not found' >&2\nexit 1\n" });
    const { code, output } = await launch(home, ['-p', '1']);
    expect(output).toBe(
      'The pinned Node.js does not start (version GLIBC_2.28 not found): ' +
        'install Node.js 99 and run this again with it.\n',
    );
    expect(code).toBe(1);
  });
});

describe('a native part that npm left out', () => {
  const native = `builder-${process.platform}-${process.arch}`;
  const left = {
    'package-lock.json': JSON.stringify({
      packages: {
        'node_modules/builder': { optionalDependencies: { [native]: '1.0.0', 'builder-plan9': '1.0.0' } },
        [`node_modules/${native}`]: { os: [process.platform], cpu: [process.arch] },
        'node_modules/builder-plan9': { os: ['plan9'] },
      },
    }),
    'node_modules/builder/package.json': '{}',
  };
  const npm = (does: string) => `
    const { appendFileSync, mkdirSync } = require('fs');
    appendFileSync('asked', process.argv.slice(2).join(' ') + ' by ' + process.argv0 + '\\n');
    ${does}`;

  test('is installed by the same npm on the pinned Node.js, once', async () => {
    const home = healthyMachine({ ...left, 'npm.cjs': npm(`mkdirSync('node_modules/${native}');`) });
    const env = { npm_execpath: join(home, 'npm.cjs') };
    expect((await launch(home, ['-p', '1'], env)).output).toMatch(/npm left out .*builder.*\n(.*\n)*1\n$/);
    expect(await launch(home, ['-p', '1'], env)).toMatchObject({ code: 0, output: '1\n' });
    expect(readFileSync(join(home, 'asked'), 'utf8')).toBe(`ci by ${join(home, pinnedBinary)}\n`);
  });

  test('that stays away is named with what to type', async () => {
    const home = healthyMachine({ ...left, 'npm.cjs': npm('') });
    const { code, output } = await launch(home, ['-p', '1'], { npm_execpath: join(home, 'npm.cjs') });
    expect(output).toMatch(/Still missing: node_modules\/builder\. Type "npm ci" with .*\n$/);
    expect(code).toBe(1);
    expect(readFileSync(join(home, 'asked'), 'utf8').trim().split('\n')).toHaveLength(1);
  });
});
