import type { Day } from '@muster/domain/calendar/company-time.ts';
import { tripStates } from '@muster/domain/trips/trip-days.ts';
import { anyDay } from '../../../components/page/use-asked.ts';

/** What narrows the list; an empty value is no filter. */
export interface TripFilters {
  readonly search: string;
  readonly triptypeid: string;
  readonly groupno: string;
  readonly stateid: string;
  /** Where it stands today. */
  readonly state: string;
  readonly mine: 'yes' | '';
  readonly from: Day;
  readonly to: Day;
}

export const noFilters: TripFilters = {
  search: '',
  triptypeid: '',
  groupno: '',
  stateid: '',
  state: '',
  mine: '',
  from: '',
  to: '',
};

/** What of them may stand in an address. */
export const knownFilters = {
  triptypeid: { includes: (said: string) => /^\d{1,9}$/.test(said) },
  state: tripStates,
  mine: ['yes'],
  from: anyDay,
  to: anyDay,
};

/** How many filters are set; the search is in sight and needs no counting. */
export const countFilters = ({ search: _inSight, ...others }: TripFilters): number =>
  Object.values(others).filter(Boolean).length;

export const isBackwards = ({ from, to }: Pick<TripFilters, 'from' | 'to'>): boolean =>
  from !== '' && to !== '' && to < from;

/** As the wire has them; a span that ends before it begins is not asked for. */
export function wireFilters(filters: TripFilters) {
  const { search, triptypeid, groupno, stateid, mine, from, to } = filters;
  const state = tripStates.find((it) => it === filters.state);
  return {
    ...(search && { search }),
    ...(triptypeid && { triptypeid }),
    ...(groupno && { groupno }),
    ...(stateid && { stateid }),
    ...(state && { state }),
    ...(mine && { mine: 'true' as const }),
    ...(from && { from }),
    ...(to && !isBackwards(filters) && { to }),
  };
}
