import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import Chip from '@mui/material/Chip';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import type { HolidaySuggestions } from '@muster/domain/holidays/holidays-contract.ts';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../../components/loading/empty-state.tsx';
import { showDayWithWeekday } from '../../../lib/time/show-time.ts';
import { useWorkedText } from '../use-worked-text.ts';
import { isTicked, keyOf } from './chosen-holidays.ts';
import { line } from './line-style.ts';

interface SuggestedRowsProps {
  readonly holidays: HolidaySuggestions['holidays'];
  /** Those whose tick was turned. */
  readonly turned: ReadonlySet<string>;
  readonly onToggle: (key: string) => void;
}

/** Each holiday with its tick; what is listed already cannot be added again. */
export function SuggestedRows({ holidays, turned, onToggle }: SuggestedRowsProps) {
  const { t, i18n } = useTranslation();
  const workedText = useWorkedText();
  if (holidays.length === 0) return <EmptyState text={t('holidayOffice.enter.none')} />;
  return (
    <Box component="ul" aria-label={t('holidayOffice.enter.rows')} sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {holidays.map((it) => (
        <Box component="li" key={keyOf(it)} sx={line}>
          <FormControlLabel
            sx={{ flex: 1, minWidth: 0, mr: 0 }}
            disabled={it.known}
            control={<Checkbox checked={!it.known && isTicked(it, turned)} onChange={() => onToggle(keyOf(it))} />}
            label={
              <Box component="span" sx={{ display: 'grid', overflowWrap: 'anywhere' }}>
                <span>{it.description}</span>
                <Typography component="span" variant="body2" color="textSecondary">
                  {[
                    showDayWithWeekday(it.holidaydate, i18n.language),
                    it.also.length > 0 ? t('holidayOffice.enter.also', { names: it.also.join(t('common.comma')) }) : '',
                    it.worked ? workedText(it.worked) : '',
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </Typography>
              </Box>
            }
          />
          {it.known && <Chip size="small" variant="outlined" label={t('holidayOffice.enter.same')} />}
          {it.check && !it.known && (
            <Chip size="small" variant="outlined" color="warning" label={t('holidayOffice.enter.check')} />
          )}
        </Box>
      ))}
    </Box>
  );
}
