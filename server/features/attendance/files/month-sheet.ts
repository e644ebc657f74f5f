import { type DayFlag, type DayRecord, dayStatuses } from '@muster/domain/attendance/summary/day-record.ts';
import { payrollDays, totalsOf } from '@muster/domain/attendance/summary/day-totals.ts';
import { minuteOf } from '@muster/domain/calendar/company-time.ts';
import { showDay, weekdayOf } from '@muster/domain/calendar/day.ts';
import { showSpan } from '@muster/domain/calendar/span.ts';
import type { Language } from '@muster/domain/messages/languages.ts';
import { showWeekdays } from '@muster/domain/messages/weekdays.ts';
import type { PdfPages, Place } from '../../../pdf/pdf-document.ts';
import type { Days } from '../../../records/members/of-members.ts';
import { sayDayNotes, type speak } from '../../../words/words.ts';
import type { DerivedMember } from '../days/derived-members.ts';

/** What stands on every sheet. */
export interface SheetHead {
  readonly company: string;
  readonly zone: string;
  readonly days: Days;
  /** Of a period that is open: its days may still change. */
  readonly isProvisional: boolean;
  readonly title: string;
  /** Of which group the sheets are asked for: who ended the month in another is told under this one all the same. */
  readonly group?: { readonly id: number; readonly groupno: string } | undefined;
  /** Of whoever reads the sheets, with the words in it. */
  readonly language: Language;
  readonly t: ReturnType<typeof speak>;
}

const LEFT = 36;
const RIGHT = 559;
const WIDTH = RIGHT - LEFT;
const TABLE = 128;
const ROW = 16;
const QUIET = '#5b6773';

/** A column: its heading, where it begins, how wide it is; numbers stand at its right edge. */
const columns = [
  { name: 'day', x: 36, width: 102, align: 'left' },
  { name: 'status', x: 142, width: 56, align: 'left' },
  { name: 'in', x: 190, width: 28, align: 'right' },
  { name: 'out', x: 220, width: 28, align: 'right' },
  { name: 'worked', x: 250, width: 38, align: 'right' },
  { name: 'late', x: 290, width: 34, align: 'right' },
  { name: 'early', x: 326, width: 52, align: 'right' },
  { name: 'overtime', x: 380, width: 48, align: 'right' },
  { name: 'note', x: 440, width: 119, align: 'left' },
] as const;

type Cells = Partial<Record<(typeof columns)[number]['name'], string>>;

/** Draws a member's sheet on the page that has begun: every day, the totals, and lines to sign. */
export function drawSheet(pdf: PdfPages, head: SheetHead, member: DerivedMember): void {
  const { t } = head;
  drawHead(pdf, head);
  drawWhole(pdf, member.membername, { x: LEFT, y: 90, width: 330, weight: 'bold' }, [14, 11, 9, 7]);
  const groupno = head.group && head.group.id !== member.groupId ? head.group.groupno : member.groupno;
  const group = groupno === null ? '' : t('monthSheet.group', { group: groupno });
  const who = [member.membercode, group].filter(Boolean).join(' · ');
  drawWhole(pdf, who, { x: 370, y: 90, width: RIGHT - 370, align: 'right' }, [10, 8, 6.5]);
  drawRow(pdf, TABLE, headings(head), 'bold');
  pdf.line([LEFT, TABLE + 5], [RIGHT, TABLE + 5], QUIET);
  member.records.forEach((it, n) => {
    const y = TABLE + (n + 1) * ROW;
    drawRow(pdf, y, cellsOf(it, head), 'regular', it.kind === 'workday' ? undefined : QUIET);
    pdf.line([LEFT, y + 5], [RIGHT, y + 5], '#dde2e7');
  });
  drawTotals(pdf, TABLE + (member.records.length + 1) * ROW, member.records, head);
  drawFoot(pdf, head);
}

/** The page of a month in which nobody was there. */
export function drawNobody(pdf: PdfPages, head: SheetHead): void {
  drawHead(pdf, head);
  pdf.text(head.t('monthSheet.nobody'), { x: LEFT, y: 90, width: WIDTH, size: 11 });
}

function drawHead(pdf: PdfPages, { company, days, title, isProvisional }: SheetHead): void {
  pdf.text(company, { x: LEFT, y: 48, width: 300, size: 10, colour: QUIET });
  const told = isProvisional ? { weight: 'bold' as const } : { colour: QUIET };
  pdf.text(title, { x: 340, y: 48, width: RIGHT - 340, size: 10, align: 'right', ...told });
  const period = showSpan(days.from, days.to);
  pdf.text(period, { x: 340, y: 62, width: RIGHT - 340, size: 10, align: 'right', colour: QUIET });
  pdf.line([LEFT, 70], [RIGHT, 70]);
}

const headings = ({ t }: SheetHead): Cells =>
  Object.fromEntries(columns.map(({ name }) => [name, t(`monthSheet.columns.${name}`)]));

function drawRow(pdf: PdfPages, y: number, cells: Cells, weight: 'regular' | 'bold', colour?: string): void {
  for (const { name, x, width, align } of columns) {
    const text = cells[name];
    if (!text) continue;
    // What a day without times was may be longer than a word.
    const room = name === 'status' && !cells.in && !cells.out ? width + 40 : width;
    const place = { x, width: room, align, weight, ...(colour === undefined ? {} : { colour }) };
    if (name === 'note') drawWhole(pdf, text, { ...place, y }, [8, 6.5]);
    else pdf.text(text, { ...place, y, size: 8 });
  }
}

/** Whoever signs reads all of it: where a line is too short for it, it takes two smaller ones, in the largest size that has room. */
function drawWhole(
  pdf: PdfPages,
  text: string,
  place: Omit<Place, 'size'>,
  sizes: readonly [number, ...number[]],
): void {
  const parted = (size: number, most: number) =>
    pdf.lines(text.split(' '), { ...place, size, between: ' ', most }).filter(Boolean);
  const isWhole = (size: number) => parted(size, 2).every((it) => pdf.fits(it, { ...place, size }));
  const [largest] = sizes;
  const size = pdf.fits(text, { ...place, size: largest })
    ? largest
    : (sizes.slice(1).find(isWhole) ?? Math.min(...sizes));
  const lines = parted(size, size === largest ? 1 : 2);
  const first = lines.length === 1 ? place.y : place.y - size * 0.54;
  for (const [n, line] of lines.entries()) pdf.text(line, { ...place, size, y: first + n * size * 1.08 });
}

/** What the notes of a day say already. */
const toldByNotes: readonly DayFlag[] = ['worked_on_holiday', 'worked_on_offday', 'worked_on_leave', 'half_day'];

function cellsOf(it: DayRecord, { zone, language, t }: SheetHead): Cells {
  const clock = (instant: string | null) => (instant ? minuteOf(Temporal.Instant.from(instant), zone) : '');
  const flags = it.flags.filter((flag) => !toldByNotes.includes(flag)).map((flag) => t(`monthSheet.flags.${flag}`));
  return {
    day: `${showWeekdays([weekdayOf(it.date)], language)} ${showDay(it.date)}`,
    status: t(`monthSheet.status.${it.status ?? it.why ?? 'none'}`),
    ...{ in: clock(it.checkin), out: clock(it.checkout), worked: inHours(it.minutes) },
    ...{ late: inHours(it.late), early: inHours(it.early), overtime: inHours(it.overtime) },
    // What is not paid stands before notes, which may be longer than their lines.
    note: [...flags, openOvertime(it.overtimeOpen, t), sayDayNotes(it.notes, language)].filter(Boolean).join('; '),
  };
}

/** Who signs reads what is not paid; nothing where all of it is. */
const openOvertime = (minutes: number, t: SheetHead['t']): string =>
  minutes > 0 ? t('monthSheet.overtimeOpen', { time: inHours(minutes) }) : '';

/** `8:05`; nothing where there is none. */
const inHours = (minutes: number): string =>
  minutes === 0 ? '' : `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;

function drawTotals(pdf: PdfPages, y: number, records: readonly DayRecord[], { t }: SheetHead): void {
  // Who signs reads what is paid: half a day of leave, and what the other half was.
  const totals = { ...totalsOf(records), ...payrollDays(records) };
  const sum = (field: 'late' | 'early') => records.reduce((total, it) => total + it[field], 0);
  const sums = { worked: inHours(totals.workedminutes), overtime: inHours(totals.overtimeminutes) };
  const missed = { late: inHours(sum('late')), early: inHours(sum('early')) };
  drawRow(pdf, y + 2, { day: t('monthSheet.totals'), ...sums, ...missed }, 'bold');
  const days = [
    ...dayStatuses.map((it) => [t(`monthSheet.status.${it}`), totals[it]] as const),
    ...([
      [t('monthSheet.daysLate'), totals.late],
      [t('monthSheet.daysEarly'), totals.early],
    ] as const),
  ].flatMap(([what, count]) => (count > 0 ? [t('monthSheet.count', { what, days: count })] : []));
  const expected = t('monthSheet.expected', { time: inHours(totals.expectedminutes) || '0:00' });
  const night = totals.nightminutes > 0 ? [t('monthSheet.night', { time: inHours(totals.nightminutes) })] : [];
  const open = [openOvertime(totals.overtimeopenminutes, t)].filter(Boolean);
  const off = totals.hoursoffminutes > 0 ? [t('monthSheet.off', { time: inHours(totals.hoursoffminutes) })] : [];
  const lines = pdf.lines([...days, expected, ...off, ...open, ...night], {
    width: WIDTH,
    size: 9,
    between: '   ',
    most: 4,
  });
  for (const [n, line] of lines.entries()) pdf.text(line, { x: LEFT, y: y + 20 + n * 15, width: WIDTH, size: 9 });
}

function drawFoot(pdf: PdfPages, { zone, t }: SheetHead): void {
  const [y, half] = [778, 230];
  for (const [x, words] of [
    [LEFT, t('monthSheet.member')],
    [RIGHT - half, t('monthSheet.manager')],
  ] as const) {
    pdf.line([x, y], [x + half, y], QUIET);
    pdf.text(words, { x, y: y + 12, width: half, size: 8, colour: QUIET });
  }
  for (const [n, words] of [t('monthSheet.inHours', { zone }), t('monthSheet.wholeMinutes')].entries()) {
    pdf.text(words, { x: LEFT, y: 807 + n * 11, width: WIDTH, size: 7, colour: QUIET });
  }
}
