import { sql } from 'kysely';
import type { Database } from '../../database/engine.ts';

/** A member's sums, by the names of the file's columns. */
export type PayrollBySql = Record<string, string | number>;

interface Span {
  readonly from: string;
  readonly to: string;
}

/** What the engines say differently. Yangon is 23,400 seconds ahead of UTC all year round. */
const words = {
  sqlite: {
    days: ({ from, to }: Span) =>
      `select '${from}' as day union all select date(day, '+1 day') from days where day < '${to}'`,
    weekday: `strftime('%u', d.day)`,
    nthOfMonth: `(cast(strftime('%d', d.day) as integer) + 6) / 7`,
    mondaysApart: (from: string) =>
      `cast(julianday(d.day, '-6 days', 'weekday 1') - julianday(${from}, '-6 days', 'weekday 1') as integer)`,
    has: (text: string, part: string) => `instr(${text}, ${part}) > 0`,
    ms: (instant: string) =>
      `(cast(strftime('%s', ${instant}) as integer) * 1000 + cast(substr(${instant}, 21, 3) as integer))`,
    local: (time: string) => `((cast(strftime('%s', day || 'T' || ${time} || ':00Z') as integer) - 23400) * 1000)`,
    most: (a: string, b: string) => `max(${a}, ${b})`,
    least: (a: string, b: string) => `min(${a}, ${b})`,
    whole: (value: string) => `cast(${value} as integer)`,
  },
  postgres: {
    days: ({ from, to }: Span) =>
      `select '${from}'::date as day union all select day + 1 from days where day < '${to}'::date`,
    weekday: `extract(isodow from d.day)::text`,
    nthOfMonth: `(extract(day from d.day)::integer + 6) / 7`,
    mondaysApart: (from: string) => `(date_trunc('week', d.day)::date - date_trunc('week', ${from})::date)`,
    has: (text: string, part: string) => `position(${part} in ${text}) > 0`,
    ms: (instant: string) => `(extract(epoch from ${instant}) * 1000)::bigint`,
    local: (time: string) => `((extract(epoch from (day + ${time}::time) at time zone 'UTC') - 23400) * 1000)::bigint`,
    most: (a: string, b: string) => `greatest(${a}, ${b})`,
    least: (a: string, b: string) => `least(${a}, ${b})`,
    whole: (value: string) => `trunc(${value})::bigint`,
  },
} as const;

/** Payroll of the month from the rows as they are stored, without a line of the code that makes the file. */
export async function payrollBySql(database: Database, span: Span): Promise<PayrollBySql[]> {
  const { days, weekday, nthOfMonth, mondaysApart, has, ms, local, most, least, whole } = words[database.engine];
  const inSteps = 'case when over < least then 0 else over - over % step end';
  const statement = `
    with recursive days as (${days(span)}),
    kinds as (
      select member.id as member_id, member.membercode, d.day, times.starts, times.ends,
        times.break_minutes as pause, times.grace_minutes as grace,
        times.overtime_from as least, times.overtime_step as step, times.overtime_before as before,
        case
          when exists (select 1 from public_holiday where holidaydate = d.day) then 'holiday'
          when ${has('work.rest_days', weekday)} then 'offday'
          when ${has('work.alternate_days', weekday)} and case work.alternate_weeks
            when 'second' then ${mondaysApart('work.alternate_from')} % 14 = 0
            when 'odd' then ${nthOfMonth} in (1, 3, 5)
            else ${nthOfMonth} in (2, 4) end then 'offday'
          else 'workday'
        end as kind
      from member cross join days d
      join member_work work on work.member_id = member.id and d.day between work.from_day and work.until_day
      join shift_times times on times.shift_id = work.shift_id and d.day between times.from_day and times.until_day
      where ((joined_on is null or joined_on <= d.day) and (left_on is null or left_on >= d.day))
        or exists (select 1 from earlier_employment earlier
          where earlier.member_id = member.id and d.day between earlier.from_day and earlier.until_day)
    ),
    trips as (
      select distinct member_id, day from member_day
      join trip on trip.id = member_day.trip_id where trip.approval = 'approved'
    ),
    leaves as (
      select member_day.member_id, day, sum(am + pm) as halves, max(case when pm = 0 then 1 else 0 end) as morning,
        max(case when am = 0 then 1 else 0 end) as afternoon,
        sum(case when paid = 'full' then am + pm else 0 end) as full_halves,
        sum(case when paid = 'half' then am + pm else 0 end) as half_halves,
        sum(case when paid = 'none' then am + pm else 0 end) as none_halves
      from member_day
      join leave on leave.id = member_day.leave_id and leave.status = 'approved'
      join leave_code on leave_code.leaveid = leave.leaveid
      group by member_day.member_id, day
    ),
    excuses as (
      select member_id, day, 1 as excuse from correction where kind = 'excuse' and state = 'approved'
    ),
    worked as (
      select member_id, attendance_date as day, ${ms('min(started_at)')} as came,
        ${ms(`max(case when ending = 'checked_out' then ended_at end)`)} as went,
        coalesce(sum(case when ending = 'checked_out' then ${ms('ended_at')} - ${ms('started_at')} end), 0) as length,
        ${ms(`max(case when ending = 'checked_out' then null else started_at end)`)} as unfinished
      from attendance group by member_id, attendance_date
    ),
    stretches as (
      select member_id, attendance_date as day, ${ms('started_at')} as came, ${ms('ended_at')} as went
      from attendance where ending = 'checked_out'
    ),
    nights as (
      select stretches.*, ${local('night_from')} as falls,
        ${local('night_till')} + case when night_till <= night_from then 86400000 else 0 end as breaks
      from stretches cross join company
    ),
    dark as (
      select member_id, day, sum(${[-86_400_000, 0, 86_400_000]
        .map((later) => most('0', `${least('went', `breaks + ${later}`)} - ${most('came', `falls + ${later}`)}`))
        .join(' + ')}) as dark
      from nights group by member_id, day
    ),
    facts as (
      select kinds.*, worked.came, worked.went, worked.unfinished, ${whole('worked.length / 60000')} as minutes,
        case when went is null then 0 else ${whole('(went - came) / 60000')} - ${whole('worked.length / 60000')} end as pauses,
        coalesce(halves, 0) as halves, morning, afternoon, full_halves, half_halves, none_halves,
        case when trips.day is null then 0 else 1 end as on_trip,
        coalesce(excuse, 0) as excused, ${whole('coalesce(dark, 0) / 60000')} as night,
        ${local('starts')} as begins,
        ${local('ends')} + case when ends <= starts then 86400000 else 0 end as finishes
      from kinds
      left join trips using (member_id, day)
      left join leaves using (member_id, day)
      left join worked using (member_id, day)
      left join dark using (member_id, day)
      left join excuses using (member_id, day)
    ),
    shared as (
      select facts.*, case when on_trip = 1 or kind <> 'workday' or halves >= 2 then 0 else 2 - halves end as share,
        case
          when on_trip = 1 then 'trip' when came is not null then 'present' when halves > 0 then 'leave'
          when kind <> 'workday' then kind when excused = 1 then 'present' else 'absent'
        end as status
      from facts
    ),
    begun as (
      select shared.*, case when share = 1 and morning = 1 then (begins + finishes) / 2 else begins end as due_from
      from shared
    ),
    since as (
      select begun.member_id, begun.day, coalesce(sum(case when ending = 'checked_out' then
        ${most('0', `${ms('ended_at')} - ${most(ms('started_at'), 'due_from')}`)} end), 0) as later
      from begun join attendance on attendance.member_id = begun.member_id and attendance_date = begun.day
      group by begun.member_id, begun.day
    ),
    measured as (
      select begun.*, ${whole(`${most('0', '(finishes - begins) / 60000 - pause')} * share / 2`)} as due,
        case when came is null or excused = 1 or share = 0 then 0 else (came - due_from) / 60000 end as behind,
        case when went is null or excused = 1 or share = 0 or unfinished >= went then 0
          else (case when afternoon = 1 then (begins + finishes) / 2 else finishes end - went) / 60000 end as ahead,
        case when before = 1 then minutes else ${whole('later / 60000')} end as counted,
        ${most(
          '0',
          `(pause * share + 1) / 2 - case
          when before = 1 or went is null then pauses
          else ${whole(`(${most('went', 'due_from')} - ${most('came', 'due_from')}) / 60000`)} - ${whole('later / 60000')} end`,
        )} as unpunched
      from begun left join since using (member_id, day)
    ),
    beyond as (
      select measured.*, case
        when on_trip = 1 or came is null then 0
        when kind = 'workday' then ${most('0', 'counted - unpunched - due')}
        else minutes end as over
      from measured
    )
    select membercode,
      sum(case when kind = 'workday' then 1 else 0 end) as workdays,
      sum(case when status = 'present' then (2 - halves) / 2.0 when status = 'leave' and excused = 1 then share / 2.0 else 0 end) as present,
      sum(case when on_trip = 1 then 0 else coalesce(full_halves, 0) end) / 2.0 as paidleave,
      sum(case when on_trip = 1 then 0 else coalesce(half_halves, 0) end) / 2.0 as halfpaidleave,
      sum(case when on_trip = 1 then 0 else coalesce(none_halves, 0) end) / 2.0 as unpaidleave,
      sum(case when status = 'trip' then 1 else 0 end) as trip,
      sum(case when status = 'holiday' then 1 else 0 end) as holiday,
      sum(case when status = 'offday' then 1 else 0 end) as offday,
      sum(case when status = 'absent' then 1 when status = 'leave' and excused = 0 then share / 2.0 else 0 end) as absent,
      sum(case when unfinished is not null and excused = 0 then 1 else 0 end) as incomplete,
      sum(case when behind > grace then 1 else 0 end) as latecount,
      sum(case when behind > grace then behind else 0 end) as lateminutes,
      sum(case when ahead > 0 then ahead else 0 end) as earlyminutes,
      coalesce(sum(minutes), 0) as workedminutes,
      sum(night) as night,
      ${['workday', 'offday', 'holiday'].map((it) => `sum(case when kind = '${it}' then ${inSteps} else 0 end) as overtime_${it}`)}
    from beyond group by membercode order by membercode`;
  return (await sql.raw<PayrollBySql>(statement).execute(database.query)).rows;
}
