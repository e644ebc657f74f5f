import type { TripView } from '@muster/domain/trips/trips-contract.ts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ChangedMeanwhile } from '../../../components/changed-meanwhile.tsx';
import { lookupQueries } from '../../../data/lists/lookup-lists.ts';
import { type TripFact, useTripFacts } from '../trip-facts.ts';
import { asTyped, type TripDraft } from './trip-draft.ts';

interface TripVersionsProps {
  readonly opened: TripDraft;
  readonly draft: TripDraft;
  /** The trip as somebody else has saved it. */
  readonly stored: TripView;
  readonly onTheirs: (stored: TripView) => void;
  readonly onMine: (stored: TripView) => void;
}

/** The trip that is typed beside the one that is stored now, wherever they differ. */
export function TripVersions({ opened, draft, stored, onTheirs, onMine }: TripVersionsProps) {
  const { t } = useTranslation();
  const factsOf = useTripFacts();
  const types = useQuery(lookupQueries.tripTypes);
  const typeOf = (id: string) => types.data?.find((it) => String(it.triptypeid) === id)?.description ?? '';
  const told = (trip: TripView): TripFact[] => [
    ...factsOf(trip),
    { label: t('trips.form.crew'), value: trip.memberList.map(crewWords).join(t('common.comma')) },
  ];
  const theirs = told(stored);
  const before = told(asTyped(opened, stored, typeOf(opened.triptypeid)));
  const fields = told(asTyped(draft, stored, typeOf(draft.triptypeid))).map(({ label, value: typed }, index) => ({
    label,
    opened: before[index]?.value ?? '',
    typed,
    stored: theirs[index]?.value ?? '',
  }));
  return <ChangedMeanwhile fields={fields} onTheirs={() => onTheirs(stored)} onMine={() => onMine(stored)} />;
}

const crewWords = ({ membername, remark }: TripView['memberList'][number]) =>
  remark ? `${membername} (${remark})` : membername;
