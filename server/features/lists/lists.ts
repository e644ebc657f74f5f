import type { ListNoun } from '@muster/domain/lists/list-nouns.ts';
import { breakProblem } from '@muster/domain/lists/list-rules.ts';
import type { ListInput } from '@muster/domain/lists/lists-contract.ts';
import { type Problem, problem } from '@muster/domain/wire/problem.ts';
import type { Read } from '../../database/engine.ts';
import { carList } from '../../records/car.ts';
import { competitorList } from '../../records/competitor.ts';
import { groupList } from '../../records/group.ts';
import type { KeptList, NewRow, StoredRow } from '../../records/kept-list.ts';
import { shiftList } from '../../records/shift.ts';
import { siteList } from '../../records/site.ts';
import type { Tables } from '../../records/tables.ts';
import { tripPlaceList, tripTypeList } from '../../records/trip-type.ts';
import { carInUse, groupInUse, type InUse, shiftInUse, siteInUse } from './in-use-view.ts';

/** How a list of the wire is kept. */
export interface KeptNoun<Input, Row> {
  /** What one of them is called in the audit log. */
  readonly subject: string;
  readonly kept: KeptList<Row>;
  readonly columns: (it: Input) => NewRow<Row>;
  /** An entry's own fields. Managers are kept beside the groups, by `keep-list.ts`. */
  readonly fields: (row: StoredRow<Row>) => Input;
  /** The field by which people know an entry: no two of a list have the same. */
  readonly name: keyof Input & string;
  /** What the name is unique within, where that is not the whole list. */
  readonly within?: keyof Input & string;
  /** What else must hold for an entry that is offered. */
  readonly check?: (db: Read, it: Input) => Promise<Problem | undefined>;
  /** What stands in the way of retiring one. */
  readonly inUse?: (db: Read, id: number, today: string) => Promise<InUse | undefined>;
}

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
    inUse: siteInUse,
  },
  shifts: {
    subject: 'shift',
    kept: shiftList,
    columns: ({ break: break_minutes, grace: grace_minutes, ...it }) => ({ ...it, break_minutes, grace_minutes }),
    fields: ({ name, starts, ends, break_minutes, grace_minutes }) => ({
      name,
      starts,
      ends,
      break: break_minutes,
      grace: grace_minutes,
    }),
    name: 'name',
    check: async (_, it) => breakProblem(it),
    inUse: shiftInUse,
  },
  groups: {
    subject: 'group',
    kept: groupList,
    columns: ({ groupno, name }) => ({ groupno, name }),
    fields: ({ groupno, name }) => ({ groupno, name, managers: [] }),
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
