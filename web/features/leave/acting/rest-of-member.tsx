import type { Day } from '@muster/domain/calendar/company-time.ts';
import { BEGINNING, FOREVER, ownDaysBy } from '@muster/domain/work/work-pattern.ts';
import { useQuery } from '@tanstack/react-query';
import { createContext, type ReactNode, use, useMemo } from 'react';
import { OwnRest } from '../../../components/month-calendar/own-rest.ts';
import { memberOfficeQueries } from '../../../data/members/member-office.ts';

interface RestOfMemberProps {
  readonly id: number;
  readonly children: ReactNode;
}

const MemberId = createContext(0);

/** Has the calendars beneath shade the days on which a member rests, as the office knows them, in place of whoever looks. */
export function RestOfMember({ id, children }: RestOfMemberProps) {
  return (
    <MemberId value={id}>
      <OwnRest value={useRestOfMember}>{children}</OwnRest>
    </MemberId>
  );
}

/** On none until it is read. */
function useRestOfMember(_month: Day, wanted: boolean): ((day: Day) => boolean) | undefined {
  const { data } = useQuery({ ...memberOfficeQueries.work(use(MemberId)), enabled: wanted });
  const rests = useMemo(() => {
    const spans = data?.work.map((it) => ({ ...it, from: it.from ?? BEGINNING, until: it.until ?? FOREVER }));
    const single = data?.overrides.map((it) => ({ day: it.date, kind: it.kind }));
    return spans && ownDaysBy(spans, single ?? []).rests;
  }, [data]);
  return wanted ? (day) => rests?.(day) === true : undefined;
}
