import { expect, test } from 'vitest';
import { openOffice } from '../../../testing/company/office.ts';
import { uploadMembers } from '../../../testing/members/member-files.ts';
import { processorTime } from '../../../testing/processes/processor-time.ts';

const LINES = 10_000;

test('ten thousand members come in by one file, and are changed by another, within the time that a person waits', async () => {
  const office = await openOffice();
  try {
    const sa = await office.holding('SA');
    const line = (it: number) =>
      `E${it},Member ${it},e${it}@lotus.example,+95 9 ${it},SALES,Night,Sun,"Head Office; Mandalay Branch",2026-11-02,${it % 10}`;
    const lines = Array.from({ length: LINES }, (_, it) => line(it));
    const file = `code,name,email,phone,group,shift,rest days,sites,joined on,balance EL\n${lines.join('\n')}`;
    const send = async (content: string) => {
      const { done: sent, took } = await processorTime(() => uploadMembers(sa, content));
      expect([sent.status, sent.body.data?.applied]).toEqual([200, true]);
      expect(took).toBeLessThan(30_000);
      return Map.groupBy(sent.body.data.rows as { outcome: string }[], (it) => it.outcome);
    };
    expect((await send(file)).get('new')).toHaveLength(LINES);
    expect(
      (await send(file.replaceAll(',Sun,', ',Mon,').replaceAll('Member ', 'Person '))).get('changed'),
    ).toHaveLength(LINES);
  } finally {
    await office.close();
  }
});
