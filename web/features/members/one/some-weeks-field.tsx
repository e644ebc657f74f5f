import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import type { Day } from '@muster/domain/calendar/company-time.ts';
import { showWeekdays } from '@muster/domain/messages/weekdays.ts';
import { alternateWeeks, eitherWeek, nextOff } from '@muster/domain/work/rest-days.ts';
import { useTranslation } from 'react-i18next';
import { ChoiceGroup } from '../../../components/form/choice-group.tsx';
import { Field } from '../../../components/form/field.tsx';
import { SelectField } from '../../../components/form/select-field.tsx';
import type { FieldErrors } from '../../../lib/form/form-values.ts';
import { showDayWithWeekday } from '../../../lib/time/show-time.ts';
import { chosenWeeks, NO_WEEKS, type SomeWeeks } from './some-weeks.ts';

interface SomeWeeksFieldProps {
  readonly value: SomeWeeks;
  readonly onChange: (value: SomeWeeks) => void;
  readonly errors: FieldErrors;
  /** The first and the last day on which it is to hold; empty for good. */
  readonly from: Day;
  readonly until: Day | '';
}

const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7] as const;
/** What most offices mean. */
const SATURDAY = 6;
const SHOWN = 4;

/** Weekdays that rest in some weeks alone: in which, which, and the next days off by it, by which one sees that it is meant so. */
export function SomeWeeksField({ value, onChange, errors, from, until }: SomeWeeksFieldProps) {
  const { t, i18n } = useTranslation();
  const { weeks, weekdays } = value;
  const chosen = chosenWeeks(value);
  const named = (it: Day) => showDayWithWeekday(it, i18n.language);
  // In a sentence of several lines a day stays beside its weekday.
  const unparted = (it: Day) => named(it).replace(' ', '\u00a0');
  const inOneLine = (list: readonly string[]) => list.join(t('common.comma'));
  const choose = (it: SomeWeeks['weeks']) =>
    onChange(it === '' ? NO_WEEKS : { ...value, weeks: it, weekdays: weeks === '' ? [SATURDAY] : weekdays });
  const off = chosen && nextOff(chosen, from, SHOWN);
  const held = off?.filter((it) => until === '' || it <= until);
  const either = eitherWeek(weekdays, from);
  return (
    <>
      <SelectField
        name="alternate"
        label={t('memberOffice.work.someWeeks')}
        error={errors['alternate']}
        value={weeks}
        options={['' as const, ...alternateWeeks].map((it) => ({
          value: it,
          text: t(`memberOffice.work.weeks.${it || 'none'}`),
        }))}
        onChange={(it) => choose(it as SomeWeeks['weeks'])}
      />
      {weeks !== '' && (
        <ChoiceGroup
          name="alternate.weekdays"
          label={t('memberOffice.work.whichDays')}
          error={errors['alternate.weekdays']}
          value={weekdays}
          options={WEEKDAYS.map((it) => ({ value: it, text: showWeekdays([it], i18n.language) }))}
          onChange={(it) => onChange({ ...value, weekdays: it })}
        />
      )}
      {weeks === 'second' && weekdays.length > 0 && (
        <Field
          name="alternate.from"
          label={t('memberOffice.work.nextOff')}
          error={errors['alternate.from']}
          required
          group
        >
          {({ labelledBy, aria }) => (
            <RadioGroup
              name="alternate.from"
              aria-labelledby={labelledBy}
              {...aria}
              value={either.find((week) => off?.includes(week[0] ?? ''))?.[0] ?? ''}
              onChange={(_, day) => onChange({ ...value, from: day })}
            >
              {either.map((week) => (
                <FormControlLabel
                  key={week[0]}
                  value={week[0]}
                  label={inOneLine(week.map(named))}
                  control={<Radio />}
                />
              ))}
            </RadioGroup>
          )}
        </Field>
      )}
      {held && (
        <Typography role="status" variant="body2" color="textSecondary">
          {held.length > 0
            ? t('memberOffice.work.offOn', { days: inOneLine(held.map(unparted)) }) +
              (held.length === SHOWN ? ' …' : '')
            : t('memberOffice.work.noneOff')}
        </Typography>
      )}
    </>
  );
}
