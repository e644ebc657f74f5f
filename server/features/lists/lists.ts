import type { ListNoun } from '@muster/domain/lists/list-nouns.ts';
import { breakProblem } from '@muster/domain/lists/list-rules.ts';
import type { ListInput } from '@muster/domain/lists/lists-contract.ts';
import { problem } from '@muster/domain/wire/problem.ts';
import { groupList } from '../../records/deciding/group.ts';
import type { Tables } from '../../records/tables.ts';
import { carList } from '../../records/trips/car.ts';
import { competitorList } from '../../records/trips/competitor.ts';
import { tripPlaceList, tripTypeList } from '../../records/trips/trip-type.ts';
import { shiftList } from '../../records/work/shift.ts';
import { siteList } from '../../records/work/site.ts';
import { datedTimes } from './dated-times.ts';
import { carInUse, groupInUse, shiftInUse, siteInUse } from './in-use-view.ts';
import type { KeptNoun } from './kept-noun.ts';
import { namedManagers } from './named-managers.ts';
import { tellOfOwnPlace } from './own-place.ts';
import { tellOfOwnShift } from './own-shift.ts';

interface TableOf {
  sites: 'site';
  shifts: 'shift';
  groups: 'work_group';
  cars: 'car';
  triptypes: 'trip_type';
  states: 'trip_place';
  competitors: 'competitor';
}
type RowOf<N extends ListNoun> = Tables[TableOf[N]];

export const lists: { readonly [N in ListNoun]: KeptNoun<ListInput<N>, RowOf<N>> } = {
  sites: {
    subject: 'site',
    kept: siteList,
    columns: (it) => it,
    fields: ({ name, latitude, longitude, radius }) => ({ name, latitude, longitude, radius }),
    name: 'name',
    tell: tellOfOwnPlace,
    inUse: siteInUse,
  },
  shifts: {
    subject: 'shift',
    kept: shiftList,
    columns: ({ name }) => ({ name }),
    fields: ({ name }) => ({ name }),
    beside: datedTimes,
    name: 'name',
    check: async (_, it) => breakProblem(it),
    tell: tellOfOwnShift,
    inUse: shiftInUse,
  },
  groups: {
    subject: 'group',
    kept: groupList,
    columns: ({ groupno, name }) => ({ groupno, name }),
    fields: ({ groupno, name }) => ({ groupno, name }),
    beside: namedManagers,
    name: 'groupno',
    inUse: groupInUse,
  },
  cars: {
    subject: 'car',
    kept: carList,
    columns: (it) => it,
    fields: ({ carcode, description, seats }) => ({ carcode, description, seats }),
    name: 'carcode',
    inUse: carInUse,
  },
  triptypes: {
    subject: 'trip-type',
    kept: tripTypeList,
    columns: (it) => it,
    fields: ({ description }) => ({ description }),
    name: 'description',
  },
  states: {
    subject: 'state',
    kept: tripPlaceList,
    columns: ({ triptypeid, merge_state, miles }) => ({ trip_type_id: triptypeid, name: merge_state, miles }),
    fields: ({ trip_type_id, name, miles }) => ({ triptypeid: trip_type_id, merge_state: name, miles }),
    name: 'merge_state',
    within: 'triptypeid',
    check: async (db, { triptypeid }) => {
      const type = await tripTypeList.find(db, triptypeid);
      if (type && type.retired_at === null) return undefined;
      return problem('TRIP_VALUE_UNKNOWN', { field: 'triptypeid', params: { reason: 'type' } });
    },
  },
  competitors: {
    subject: 'competitor',
    kept: competitorList,
    columns: ({ competitor }) => ({ name: competitor }),
    fields: ({ name }) => ({ competitor: name }),
    name: 'competitor',
  },
};
