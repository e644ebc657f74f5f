import type { MileageEntry } from '@muster/domain/mileage/mileage-contract.ts';
import { type MileageUnit, writeAmount, writeRate } from '@muster/domain/mileage/mileage-rules.ts';
import { useTranslation } from 'react-i18next';
import { showDayWithWeekday } from '../../../lib/time/show-time.ts';

/** What everything is counted in. */
export interface Counted {
  readonly unit: MileageUnit;
  readonly currency: string;
}

/** Distances, amounts and how they came about, as people read them. */
export function useMileageWords({ unit, currency }: Counted) {
  const { t, i18n } = useTranslation();
  const distance = (count: number) =>
    t('mileage.distance', { distance: grouped(`${count}`), unit: t(`mileage.units.${unit}`) });
  const paid = (decimal: string) => [grouped(decimal), currency].filter(Boolean).join(NO_BREAK);
  const amount = (hundredths: number) => paid(writeAmount(hundredths));
  const doubt = (it: MileageEntry['doubts'][number]): string => {
    if (it.kind === 'trip' || it.kind === 'unemployed') return t(`mileage.doubts.${it.kind}`);
    if (it.kind === 'overlap') return t('mileage.doubts.overlap', { end: it.end, next: it.next });
    if (it.kind === 'gap') return t('mileage.doubts.gap', { start: it.start, last: it.last });
    return t('mileage.doubts.far', { together: distance(it.together), expected: distance(it.expected) });
  };
  const dayOf = (day: string) => showDayWithWeekday(day, i18n.language);
  return {
    distance,
    amount,
    doubt,
    rate: (thousandths: number) => paid(writeRate(thousandths)),
    day: dayOf,
    /** Whose it is, of which day, and how far. */
    entry: (it: Pick<MileageEntry, 'membername' | 'drivenon' | 'distance'>) =>
      t('mileage.decide.entry', {
        name: it.membername,
        day: dayOf(it.drivenon),
        distance: distance(it.distance),
      }),
    /** `132 km × 6.00 = 792.00 MMK`; the distance alone where nothing is paid. */
    formula: (it: Pick<MileageEntry, 'distance' | 'rate' | 'amount'>) =>
      it.rate === 0
        ? distance(it.distance)
        : t('mileage.formula', {
            distance: distance(it.distance),
            rate: grouped(writeRate(it.rate)),
            amount: amount(it.amount),
          }),
  };
}

/** A currency does not stand alone on a line. */
const NO_BREAK = '\u00a0';

/** Thousands apart: `46,200.00`. */
function grouped(decimal: string): string {
  const [whole = '', ...part] = decimal.split('.');
  return [whole.replace(/\B(?=(\d{3})+$)/g, ','), ...part].join('.');
}
