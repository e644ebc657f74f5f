import { afterAll, beforeAll, expect, test } from 'vitest';
import { recordAudit } from '../records/office/audit.ts';
import { sealAudit } from '../records/office/audit-seal.ts';
import { openTestDatabase, runStatement, type TestDatabase } from '../testing/database/test-database.ts';
import { runCommandFile } from '../testing/processes/run-command.ts';

let opened: TestDatabase;
beforeAll(async () => {
  opened = await openTestDatabase();
});
afterAll(() => opened.drop());

const verify = (...args: string[]) => runCommandFile('verify-audit.ts', args, opened.env);

test('a log in which nothing is written yet has no hash to keep', async () => {
  expect(await verify()).toEqual({
    code: 0,
    out: '0 lines of the audit log are as they were written; 0 are not in the chain yet.\n',
    err: '',
  });
});

test('a hash that was kept is found again, another is not, and a changed line is named', async () => {
  const { database } = opened;
  const line = { actorId: null, action: 'period.close', subject: 'period:2026-10' } as const;
  await database.write(async (trx) => {
    await recordAudit(trx, { at: '2026-11-01T02:30:00.000Z', ...line });
    await recordAudit(trx, { at: '2026-11-01T02:31:00.000Z', ...line });
  });
  await sealAudit(database);
  const { out } = await verify();
  expect(out).toMatch(/^2 lines .*; 0 are not in the chain yet\.\nNewest hash: [0-9a-f]{64}\. Keep it elsewhere/);
  const hash = /[0-9a-f]{64}/.exec(out)?.[0] ?? '';
  expect((await verify(hash)).out).toContain('It contains the hash that was kept.');
  const other = await verify('0'.repeat(64));
  expect(other).toMatchObject({ code: 1, out: '', err: expect.stringContaining('was rewritten') });
  expect(await verify('short')).toMatchObject({ code: 1, err: expect.stringContaining('one hash of 64 digits') });

  await runStatement(database, `drop trigger audit_no_update${database.engine === 'postgres' ? ' on audit' : ''}`);
  await database.query.updateTable('audit').set({ subject: 'period:2026-09' }).where('id', '=', 2).execute();
  expect(await verify()).toMatchObject({ code: 1, err: expect.stringContaining('line 2 is not as it was written') });
});
