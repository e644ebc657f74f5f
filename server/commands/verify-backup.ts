import { verifyBackup } from '../archive/restore.ts';
import { placeOf, runArchiveCommand } from './archive-command.ts';

await runArchiveCommand('backup:verify', async (config, file) => {
  await verifyBackup(config, file);
  return `${file} can be read whole, and there is room for it beside ${placeOf(config)}. Nothing was changed`;
});
