import { restore } from '../archive/restore.ts';
import { placeOf, runArchiveCommand } from './archive-command.ts';

await runArchiveCommand('restore', async (config, file) => {
  await restore(config, file);
  return `Restored ${file} into ${placeOf(config)}. Everybody signs in anew; passwords, access keys and codes are as they were when the backup was made`;
});
