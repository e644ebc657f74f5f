import type { Day } from '@muster/domain/calendar/company-time.ts';
import { addMonths } from '@muster/domain/calendar/day.ts';
import { listLeave } from '@muster/domain/leave/leave-contract.ts';
import { cancelForMember, changeForMember, enterForMember } from '@muster/domain/leave/leave-office-contract.ts';
import type { Asked } from '@muster/domain/wire/contract.ts';
import { infiniteQueryOptions, mutationOptions } from '@tanstack/react-query';
import { api } from '../../lib/api/api.ts';
import type { Keyed } from '../../lib/form/use-form.ts';
import { makesStale, makesStaleOnceAnswered } from '../staleness.ts';

/** Leave that the office enters for a member, or what it is changed into. */
export type ActedLeave = Omit<Asked<typeof enterForMember>['body'], 'membercode'>;

/** Months of a member's leave that a page of it holds, before and after today. */
const MONTHS = 12;

export const leaveActingQueries = {
  /** A member's leave, the latest first; each further page is a year before. */
  of: (membercode: string, today: Day) =>
    infiniteQueryOptions({
      queryKey: ['leave', 'of', membercode, today],
      queryFn: async ({ pageParam: { from, to } }) => {
        const { data, earlier } = await api.call(listLeave, { query: { membercode, from, to } });
        return { from, leave: data, earlier };
      },
      initialPageParam: { from: addMonths(today, -MONTHS), to: addMonths(today, MONTHS) },
      getNextPageParam: ({ earlier }) =>
        earlier === null ? undefined : { from: addMonths(earlier, 1 - MONTHS), to: earlier },
      select: ({ pages }) =>
        pages.flatMap(({ leave }, index) => {
          const later = pages[index - 1];
          // What reaches into the later page is there already.
          return leave.filter((it) => !later || it.end < later.from).toReversed();
        }),
    }),
};

/** Everybody else's view of the leave follows. */
const touched = ['leave', 'affected-leave', 'summary', 'notifications'] as const;

export const leaveActingChanges = {
  /** Enters leave for a member: however often it is sent under one key, once. */
  enter: (membercode: string) =>
    mutationOptions({
      mutationFn: async ({ body, key }: Keyed<ActedLeave>) =>
        (await api.call(enterForMember, { body: { membercode, ...body } }, { key })).data,
      ...makesStaleOnceAnswered(...touched),
    }),
  /** The same for a leave that is there, as it was looked at. */
  change: ({ id, revision }: { readonly id: number; readonly revision: number }) =>
    mutationOptions({
      mutationFn: async ({ body, key }: Keyed<ActedLeave>) =>
        (await api.call(changeForMember, { params: { id: String(id) }, body: { ...body, revision } }, { key })).data,
      ...makesStaleOnceAnswered(...touched),
    }),
  cancel: ({ id, revision }: { readonly id: number; readonly revision: number }) =>
    mutationOptions({
      mutationFn: ({ body, key }: Keyed<{ reason: string }>) =>
        api.call(cancelForMember, { params: { id: String(id) }, body: { ...body, revision } }, { key }),
      ...makesStale(...touched),
    }),
};
