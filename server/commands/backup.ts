import { backUp } from './archive.ts';
import { runArchiveCommand } from './archive-command.ts';

await runArchiveCommand('backup', async ({ file, dataDir }) => {
  await backUp(dataDir, file);
  return `Backed up ${dataDir} to ${file}`;
});
