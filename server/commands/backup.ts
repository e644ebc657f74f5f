import { backUp } from '../archive/back-up.ts';
import { placeOf, runArchiveCommand } from './archive-command.ts';

await runArchiveCommand('backup', async (config, file) => {
  const newest = await backUp(config, file);
  const hash = newest ? `Newest hash of the audit log: ${newest}` : 'The audit log has no hash yet.';
  return `Backed up ${placeOf(config)} to ${file}\n${hash}`;
});
