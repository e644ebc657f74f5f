import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import type { Day } from '@muster/domain/calendar/company-time.ts';
import type { CompanyView } from '@muster/domain/office/office-contract.ts';
import { useTranslation } from 'react-i18next';
import { DayField } from '../../../components/form/day-field/day-field.tsx';
import { wrappingChoices } from '../../../components/wrapping-choices.ts';
import { type Days, type RangeName, rangeNames, wrongWith } from './range-choice.ts';

interface RangeBarProps {
  readonly company: CompanyView;
  readonly today: Day;
  readonly name: RangeName;
  readonly onName: (name: RangeName) => void;
  readonly typed: Days;
  readonly onTyped: (days: Days) => void;
}

/** Which days are shown: one of the quick choices, or two days. */
export function RangeBar({ company, today, name, onName, typed, onTyped }: RangeBarProps) {
  const { t } = useTranslation();
  const picker = { today, weekStart: company.weekstart };
  const wrong = wrongWith(typed);
  return (
    <Box sx={{ display: 'grid', gap: 2, displayPrint: 'none' }}>
      <ToggleButtonGroup
        exclusive
        value={name}
        aria-label={t('summary.range')}
        onChange={(_event, next) => next && onName(next)}
        sx={wrappingChoices}
      >
        {rangeNames.map((it) => (
          <ToggleButton key={it} value={it}>
            {t(`summary.ranges.${it}`)}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      {name === 'custom' && (
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '220px 220px' } }}>
          <DayField
            name="from"
            required
            label={t('summary.from')}
            value={typed.from}
            onChange={(from) => onTyped({ ...typed, from })}
            picker={picker}
          />
          <DayField
            name="to"
            required
            label={t('summary.to')}
            value={typed.to}
            onChange={(to) => onTyped({ ...typed, to })}
            picker={picker}
            {...(wrong ? { error: t(`summary.${wrong}`) } : {})}
          />
        </Box>
      )}
    </Box>
  );
}
