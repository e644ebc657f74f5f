import { expect, test, vi } from 'vitest';
import { createLog } from './log.ts';
import { requestLog } from './request-log.ts';

test('a line of a request carries its id; a request without a line makes no log', () => {
  const lines: string[] = [];
  const log = createLog('info', { write: (line) => void lines.push(line) });
  const child = vi.spyOn(log, 'child');
  const own = requestLog(log, { reqId: 'r-1' });
  expect([own.level, child.mock.calls.length]).toEqual(['info', 0]);
  own.info({ status: 404 }, 'refused');
  own.debug('not at this level');
  expect(child).toHaveBeenCalledOnce();
  own.child({ part: 'p' }).error('deeper');
  expect(lines.map((it) => JSON.parse(it))).toMatchObject([
    { reqId: 'r-1', status: 404, msg: 'refused' },
    { reqId: 'r-1', part: 'p', msg: 'deeper' },
  ]);
});
