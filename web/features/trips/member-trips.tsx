import type { MemberDetail } from '@muster/domain/members/member-office-contract.ts';
import type { CompanyView } from '@muster/domain/office/office-contract.ts';
import { useState } from 'react';
import { noFilters } from './list/trip-filters.ts';
import { TripList } from './list/trip-list.tsx';
import { TripDialogs } from './trip-dialogs.tsx';

interface MemberTripsProps {
  readonly member: Pick<MemberDetail, 'membercode' | 'lefton'>;
  readonly company: CompanyView;
}

/** The trips of somebody, what is now or next first; each opens where it is. */
export function MemberTrips({ member: { membercode, lefton }, company }: MemberTripsProps) {
  const [trip, setTrip] = useState<string | null>(null);
  const choice = {
    trip,
    add: () => setTrip('new'),
    open: (tripId: number) => setTrip(String(tripId)),
    close: () => setTrip(null),
  };
  return (
    <>
      <TripList filters={noFilters} membercode={membercode} lastDay={lefton} onOpen={choice.open} />
      <TripDialogs company={company} choice={choice} />
    </>
  );
}
