import Typography from '@mui/material/Typography';
import type { MileageEntry } from '@muster/domain/mileage/mileage-contract.ts';
import { useTranslation } from 'react-i18next';
import { type Counted, useMileageWords } from './mileage-words.ts';

interface TogetherProps {
  readonly entries: readonly Pick<MileageEntry, 'distance' | 'amount'>[];
  readonly counted: Counted;
}

/** What several entries come to; nothing of one alone, which says it itself. */
export function Together({ entries, counted }: TogetherProps) {
  const { t } = useTranslation();
  const words = useMileageWords(counted);
  if (entries.length < 2) return null;
  const sum = (of: 'distance' | 'amount') => entries.reduce((all, it) => all + it[of], 0);
  const [distance, amount] = [words.distance(sum('distance')), sum('amount')];
  return (
    <Typography sx={{ fontWeight: 500 }}>
      {t('mileage.together', { sum: amount === 0 ? distance : `${distance} · ${words.amount(amount)}` })}
    </Typography>
  );
}
