import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import { type OpeningBalances, openingBalances } from '@muster/domain/leave/balances/days-per-year.ts';
import type { TypeTouch } from '@muster/domain/leave/leave-office-contract.ts';
import { useTranslation } from 'react-i18next';
import { useLeaveWords } from '../leave-words.ts';

interface OpeningBalancesChoiceProps {
  readonly year: TypeTouch['years'][number];
  readonly value: OpeningBalances;
  readonly onChange: (value: OpeningBalances) => void;
}

/** Whether what a file has entered as left of a year stands, or the year's days come on top of it. */
export function OpeningBalancesChoice({ year, value, onChange }: OpeningBalancesChoiceProps) {
  const { t } = useTranslation();
  const words = useLeaveWords();
  const days = words.days(Math.abs(year.difference));
  const texts = {
    stand: t('leaveTypes.effect.stand'),
    add: year.difference > 0 ? t('leaveTypes.effect.add', { days }) : t('leaveTypes.effect.takeAway', { days }),
  };
  return (
    <FormControl sx={{ mt: 1 }}>
      <FormLabel id="opening-balances">{t('leaveTypes.effect.entered')}</FormLabel>
      <Typography variant="body2">{t('leaveTypes.effect.enteredLead', { count: year.entered })}</Typography>
      <RadioGroup
        aria-labelledby="opening-balances"
        value={value}
        onChange={(_, chosen) => onChange(chosen === 'add' ? 'add' : 'stand')}
      >
        {openingBalances.map((it) => (
          <FormControlLabel key={it} value={it} label={texts[it]} control={<Radio />} />
        ))}
      </RadioGroup>
    </FormControl>
  );
}
