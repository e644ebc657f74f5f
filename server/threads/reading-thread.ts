import '../compile-cache.mjs';
import { parentPort, workerData } from 'node:worker_threads';
import { lowerThisThread } from './low-thread.ts';
import type { Read, ToRead } from './reading.ts';

lowerThisThread();

const { ProblemError } = await import('../http/problems.ts');

const tell = (it: Read): void => parentPort?.postMessage(it);

async function read(it: ToRead) {
  if (it.kind === 'table') {
    const { readTableFile } = await import('../http/files/table-file.ts');
    return readTableFile(it.content, it.told.limits);
  }
  const { readHolidayFile } = await import('../features/holidays/enter/read-holiday-file.ts');
  return readHolidayFile(it.content, it.told);
}

try {
  tell({ read: await read(workerData as ToRead) });
} catch (error) {
  if (error instanceof ProblemError) tell({ refused: error.problem });
  else tell({ failed: error instanceof Error ? (error.stack ?? error.message) : String(error) });
}
