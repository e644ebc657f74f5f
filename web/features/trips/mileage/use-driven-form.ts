import { addMileage, type MileageEntry } from '@muster/domain/mileage/mileage-contract.ts';
import { distanceOf, saidProblem } from '@muster/domain/mileage/mileage-rules.ts';
import type { TripView } from '@muster/domain/trips/trips-contract.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSnackbar } from '../../../components/snackbar.tsx';
import { mileageChanges } from '../../../data/trips/mileage.ts';
import { numberOf } from '../../../lib/form/typed-number.ts';
import { useDraft } from '../../../lib/form/use-draft.ts';
import { useForm } from '../../../lib/form/use-form.ts';
import { useCurrentMember } from '../../../lib/session/session-store.ts';

export interface DrivenFacts {
  /** The company cars, with where the last entry of each ended. */
  readonly cars: readonly { readonly carcode: string; readonly last: number | null }[];
}

interface Asked extends DrivenFacts {
  readonly trip: Pick<TripView, 'id' | 'carcode'>;
  readonly days: { readonly from: string; readonly to: string } | null;
  readonly changing: MileageEntry | undefined;
  /** What the member noted last on this trip. */
  readonly before: MileageEntry | undefined;
  readonly zone: string;
  readonly onClose: () => void;
}

const written = (it: number | null | undefined) => (typeof it === 'number' ? String(it) : '');
const NUMBERS = ['odometerstart', 'odometerend', 'distance'] as const;

/** What is typed of what was driven. A new entry begins with the car of the one before, else the trip's, and where that was left; it is kept until it is saved or given up. */
export function useDrivenForm({ trip, cars, days, changing, before, zone, onClose }: Asked) {
  const { t } = useTranslation();
  const say = useSnackbar();
  const add = useMutation(mileageChanges.add);
  const change = useMutation(mileageChanges.change);
  const lastOf = (carcode: string) => cars.find((it) => it.carcode === carcode)?.last ?? null;
  const usual = before ? (before.carcode ?? '') : trip.carcode;
  const car = changing ? (changing.carcode ?? '') : cars.some((it) => it.carcode === usual) ? usual : '';
  const form = useForm({
    contract: addMileage,
    initial: () => ({
      drivenon: changing?.drivenon ?? days?.to ?? '',
      carcode: car,
      odometerstart: written(changing ? changing.odometerstart : lastOf(car)),
      odometerend: written(changing?.odometerend),
      distance: changing && changing.carcode === null ? written(changing.distance) : '',
      remark: changing?.remark ?? '',
    }),
    toBody: (values) => ({
      tripid: trip.id,
      ...saidOf(values),
      drivenon: values.drivenon,
      remark: values.remark.trim(),
    }),
    required: ['drivenon'],
    check: (values) => {
      const shown = NUMBERS.filter((it) => (it === 'distance') === (values.carcode === ''));
      const empty = shown.filter((it) => values[it].trim() === '').map((it) => [it, t('common.required')]);
      const odd = shown.filter((it) => !isWhole(values[it])).map((it) => [it, t('mileage.form.whole')]);
      const problem = saidProblem(saidOf(values))?.errors?.[0];
      const backwards =
        problem?.params?.['reason'] === 'backwards' ? [['odometerend', t('mileage.form.backwards')]] : [];
      return Object.fromEntries([...backwards, ...odd, ...empty]);
    },
    send: async ({ tripid, ...body }, key) => {
      await (changing
        ? change.mutateAsync({ entry: changing, body })
        : add.mutateAsync({ body: { tripid, ...body }, key }));
      draft.drop();
      say(t('mileage.driven.saved'));
      onClose();
    },
  });
  // What is put back is a change of what was there when it was typed.
  const of = changing ? `${changing.id} ${changing.revision}` : `of ${trip.id}`;
  const draft = useDraft({ name: 'driven', of, memberId: useCurrentMember().id, zone, form });
  const { carcode } = form.values;
  const [first, setFirst] = useState<(typeof NUMBERS)[number] | undefined>(() => nextOf(form.values));
  const said = saidOf(form.values);
  const isSaid = saidProblem(said) === undefined && Number.isInteger(distanceOf(said));
  return {
    form,
    draft,
    /** Another car was left elsewhere. */
    chooseCar: (chosen: string) => {
      setFirst(undefined);
      form.change({ carcode: chosen, odometerstart: written(lastOf(chosen)) });
    },
    last: lastOf(carcode),
    /** Where the form is entered: what is to be typed next. Nowhere once a car is chosen, which the keys may still be going through. */
    first,
    /** How far it was, once enough is typed. */
    driven: isSaid ? distanceOf(said) : undefined,
  };
}

const isWhole = (typed: string) => typed.trim() !== '' && Number.isInteger(numberOf(typed)) && numberOf(typed) >= 0;

interface Typed {
  readonly carcode: string;
  readonly odometerstart: string;
  readonly odometerend: string;
  readonly distance: string;
}

function nextOf({ carcode, odometerstart }: Typed) {
  if (carcode === '') return 'distance';
  return odometerstart === '' ? 'odometerstart' : 'odometerend';
}

/** What was typed of the car that is chosen; what is no number is left out. */
function saidOf({ carcode, ...typed }: Typed) {
  const number = (it: string) => (isWhole(it) ? numberOf(it) : null);
  return carcode
    ? { carcode, odometerstart: number(typed.odometerstart), odometerend: number(typed.odometerend) }
    : { carcode, distance: number(typed.distance) };
}
