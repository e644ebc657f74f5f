import { Readable } from 'node:stream';
import type { monthSheets } from '@muster/domain/attendance/files/attendance-files-contract.ts';
import { showSpan } from '@muster/domain/calendar/span.ts';
import type { Language } from '@muster/domain/messages/languages.ts';
import type { Parsed } from '@muster/domain/wire/contract.ts';
import type { Dependencies } from '../../../dependencies.ts';
import type { Caller } from '../../../http/caller.ts';
import { openPdf } from '../../../pdf/pdf-document.ts';
import { findClose } from '../../../records/attendance/period-close.ts';
import { daysOfPeriod } from '../../../records/attendance/period-days.ts';
import { findGroup } from '../../../records/deciding/group.ts';
import { readCompany } from '../../../records/office/company.ts';
import { giveWay } from '../../../threads/give-way.ts';
import { speak } from '../../../words/words.ts';
import { companyTime } from '../days/company-view.ts';
import type { DerivedMember } from '../days/derived-members.ts';
import { drawNobody, drawSheet, type SheetHead } from './month-sheet.ts';
import { derivedSteps } from './whose-days.ts';

type Given = Pick<Dependencies, 'database' | 'clock'>;

/**
 * The month sheets of a pay period, a page a member, for whom the files of days are (wire 6). Pages are given on one by
 * one, so that a company's are never whole in memory, and others are served in between. Those of an open period are
 * called provisional: its days may still change.
 * @throws FORBIDDEN, NOT_FOUND for whom the caller may not see
 */
export async function monthSheetsFile(
  deps: Given,
  caller: Pick<Caller, 'member'>,
  { month, language, ...whose }: Parsed<typeof monthSheets>['query'] & { readonly language: Language },
): Promise<{ name: string; content: Readable }> {
  const db = deps.database.query;
  const [time, company] = [await companyTime(db, deps.clock), await readCompany(db)];
  const [days, close] = await Promise.all([daysOfPeriod(db, month, time), findClose(db, month)]);
  const { groupno } = whose;
  const asked = groupno === undefined ? undefined : await findGroup(db, groupno);
  const group = groupno === undefined || !asked ? undefined : { id: asked.id, groupno };
  const steps = await derivedSteps(db, caller, { ...whose, days }, time);
  const t = speak(language);
  const [isProvisional, title] = close ? [false, t('monthSheet.title')] : [true, t('monthSheet.provisional')];
  const head = { company: company.name, zone: time.zone, days, isProvisional, title, group, language, t };
  const content = Readable.from(pagesOf(steps, head), { objectMode: false });
  return { name: isProvisional ? `monthsheet-${month}-provisional` : `monthsheet-${month}`, content };
}

async function* pagesOf(steps: AsyncIterable<DerivedMember[]>, head: SheetHead): AsyncGenerator<Buffer> {
  const pdf = await openPdf(`${head.title} ${showSpan(head.days.from, head.days.to)}`);
  let pages = 0;
  for await (const members of steps) {
    for (const it of members) {
      const before = pdf.page();
      drawSheet(pdf, head, it);
      pages += 1;
      if (before.length > 0) yield before;
      await giveWay();
    }
  }
  if (pages === 0) {
    yield pdf.page();
    drawNobody(pdf, head);
  }
  yield pdf.end();
}
