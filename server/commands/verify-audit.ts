import { openExisting } from '../archive/existing-database.ts';
import { ConfigError, readConfig } from '../config.ts';
import { sealExists, verifyAudit } from '../records/office/audit-seal.ts';
import { runCommand } from './process.ts';

/**
 * `npm run audit:verify [-- HASH]`: computes every hash of the audit log again, and names the first line that is not as
 * it was; with a hash that a backup printed, says also whether the log still contains it.
 */
await runCommand(async () => {
  const kept = keptHash();
  const database = await openExisting(readConfig(process.env));
  try {
    const { sound, broken, unsealed, newest } = await verifyAudit(database.query);
    if (broken !== undefined) {
      throw new ConfigError(
        `The audit log was changed: line ${broken} is not as it was written. ${sound} lines before it are.`,
      );
    }
    if (kept && !(await sealExists(database.query, kept))) {
      throw new ConfigError(
        `The audit log was rewritten: it does not contain the hash ${kept}, though each of its lines fits the one before.`,
      );
    }
    console.log(`${sound} lines of the audit log are as they were written; ${unsealed} are not in the chain yet.`);
    if (kept) console.log('It contains the hash that was kept.');
    // Before the first line there is nothing to keep.
    if (sound > 0) console.log(`Newest hash: ${newest}. Keep it elsewhere: a later log must still contain it.`);
  } finally {
    await database.close();
  }
});

function keptHash(): string | undefined {
  const [hash, ...more] = process.argv.slice(2);
  if (more.length > 0 || (hash !== undefined && !/^[0-9a-f]{64}$/.test(hash))) {
    throw new ConfigError('Say one hash of 64 digits, or none: npm run audit:verify -- HASH');
  }
  return hash;
}
