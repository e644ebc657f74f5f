import { restore } from './archive.ts';
import { runArchiveCommand } from './archive-command.ts';

await runArchiveCommand('restore', async ({ file, dataDir }) => {
  await restore(file, dataDir);
  return `Restored ${file} into ${dataDir}`;
});
