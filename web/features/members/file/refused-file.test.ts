import type { MemberImport } from '@muster/domain/members/member-file-contract.ts';
import { expect, it } from 'vitest';
import { refusedFile } from './refused-file.ts';

const fault = {
  field: 'joinedon',
  code: 'INVALID_INPUT',
  message: 'There is no such day.',
  value: '31/02/2026',
} as const;
const found = (columns: string[], cells: string[]): MemberImport => ({
  ...{ columns, ignored: [], applied: false },
  rows: [
    { line: 2, membercode: 'A1', membername: 'Good', outcome: 'same', changes: [], errors: [] },
    { line: 3, membercode: 'A2', membername: 'Bad', outcome: 'refused', changes: [], errors: [fault], cells },
  ],
});

it('has the refused lines as they stand in the file, with the reason of each', async () => {
  const file = refusedFile(found(['code', 'name', 'joined on'], ['A2', '=Bad "x"', '31/02/2026']));
  expect(await file.text()).toBe(
    '"code","name","joined on","reason"\r\n' +
      '"A2","\'=Bad ""x""","31/02/2026","joinedon “31/02/2026”: There is no such day."\r\n',
  );
});

it('has the new reason in place of the one of before', async () => {
  const file = refusedFile(found(['code', 'joined on', 'Reason'], ['A2', '31/02/2026', 'old']));
  expect((await file.text()).split('\r\n')[1]).toBe('"A2","31/02/2026","joinedon “31/02/2026”: There is no such day."');
});

it('keeps what a line has behind the last title, behind the reason', async () => {
  const file = refusedFile(found(['code', 'name', ''], ['A2', 'Zaw', ' Min Oo']));
  expect(await file.text()).toMatch(/^\ufeff?"code","name","reason"\r\n"A2","Zaw","[^"]*"," Min Oo"\r\n$/);
});
