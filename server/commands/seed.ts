import { parseArgs } from 'node:util';
import { type Config, ConfigError, readConfig } from '../config.ts';
import { migrate } from '../database/migrate.ts';
import { openDatabase } from '../database/open.ts';
import { holdDirectory } from '../database/sqlite/directory-lock.ts';
import { createPasswordHasher } from '../passwords/password-hash.ts';
import { findCompany } from '../records/office/company.ts';
import { addLargeCompany, memberCodeOf } from '../seed/large-company.ts';
import { runCommand } from './process.ts';
import { SAMPLE_PASSWORD } from './sample-company.ts';

await runCommand(async () => {
  const size = readSize(process.argv.slice(2));
  await seed(readConfig(process.env), size);
});

interface Size {
  readonly members: number;
  readonly months: number;
}

/** @throws ConfigError naming the wrong option */
function readSize(args: string[]): Size {
  const options = { members: { type: 'string', default: '10000' }, months: { type: 'string', default: '12' } } as const;
  const { members, months } = parsed(() => parseArgs({ args, options, strict: true }).values);
  return { members: whole('--members', members, 50_000), months: whole('--months', months, 60) };
}

function parsed<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    throw new ConfigError((error as Error).message.split('. ', 1)[0]);
  }
}

function whole(name: string, value: string, most: number): number {
  const number = /^\d{1,6}$/.test(value) ? Number(value) : 0;
  if (number >= 1 && number <= most) return number;
  throw new ConfigError(`${name} is wrong: expected a whole number from 1 to ${most}.`);
}

async function seed(config: Config, size: Size): Promise<void> {
  const held = config.databaseUrl ? undefined : holdDirectory(config.dataDir, 'npm run seed');
  const database = await openDatabase(config, () => {});
  await migrate(database);
  const company = await findCompany(database.query);
  if (company) throw new ConfigError(`This database holds the company ${company.name}; seeding needs an empty one.`);

  const started = performance.now();
  const seconds = () => ((performance.now() - started) / 1000).toFixed(1);
  const share = Math.ceil(size.members / 20);
  let told = 0;
  // One hash for all: argon2id is slow on purpose, and a salt each hides nothing when the password is printed.
  const passwordHash = await createPasswordHasher().hash(SAMPLE_PASSWORD);
  await addLargeCompany(database, {
    ...size,
    now: Temporal.Now.instant(),
    passwordHash,
    onProgress: ({ members, punches }) => {
      if (members - told < share && members < size.members) return;
      told = members;
      console.log(`${members} of ${size.members} members, ${punches} punches, ${seconds()} s`);
    },
  });
  await database.close();
  held?.release();
  console.log(
    `Seeded. ${memberCodeOf(1)} is the administrator, everyone up to ${memberCodeOf(size.members)} signs in with ${SAMPLE_PASSWORD}.`,
  );
}
