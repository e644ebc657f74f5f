import CalendarMonth from '@mui/icons-material/CalendarMonthOutlined';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { Day } from '@muster/domain/calendar/company-time.ts';
import { showDay } from '@muster/domain/calendar/day.ts';
import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { showWeekday } from '../../../lib/time/show-time.ts';
import type { FieldProps } from '../field.tsx';
import { FormField } from '../form-field.tsx';
import { useHeldSubmit } from '../use-held-submit.ts';
import { DayPicker, type DayPickerFacts } from './day-picker.tsx';
import { typedDay } from './typed-day.ts';

interface DayFieldProps extends FieldProps {
  /** Given an empty day when what was typed is none. */
  readonly value: Day;
  readonly onChange: (day: Day) => void;
  readonly picker: DayPickerFacts;
}

/**
 * A day, its weekday beneath unless a hint is given; typed as DD/MM/YYYY or picked from a month, where one that is not required can be taken away again; where there is only touch, always picked.
 * What was typed and is no day keeps its form from being sent: one that is not required would go without it, unsaid.
 */
export function DayField({ value: day, onChange: onDay, picker, hint, ...labelled }: DayFieldProps) {
  const { t, i18n } = useTranslation();
  const id = useId();
  const touch = useMediaQuery('(pointer: coarse)');
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const [typing, setTyping] = useState<string | undefined>();
  const [refused, setRefused] = useState(false);
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  const type = (typed: string) => {
    setTyping(typed);
    setRefused(false);
    onDay(typedDay(typed) ?? '');
  };
  const isNone = day === '' && typing !== undefined && typing.trim() !== '';
  useHeldSubmit(
    () => button.current?.form,
    isNone && !labelled.required,
    () => {
      setRefused(true);
      return true;
    },
  );
  const finish = () => {
    const meant = isNone ? typedDay(typing, true) : undefined;
    if (meant) onDay(meant);
    if (day || meant) setTyping(undefined);
  };
  const choose = (it: Day) => {
    setTyping(undefined);
    onDay(it);
    close();
  };
  const beneath = day ? showWeekday(day, i18n.language) : touch ? undefined : t('common.dayFormat');
  return (
    <>
      <FormField
        {...labelled}
        error={isNone && (refused || labelled.error !== undefined) ? t('common.dayFormat') : labelled.error}
        value={typing ?? (day && showDay(day))}
        onChange={type}
        hint={hint ?? beneath}
        inputProps={{
          inputMode: 'numeric',
          placeholder: t('common.dayShape'),
          maxLength: 10,
          readOnly: touch,
          onBlur: finish,
          onKeyDown: (event) => event.key === 'Enter' && finish(),
          ...(touch && { onClick: () => setOpen(true) }),
        }}
        endAdornment={
          <InputAdornment position="end">
            <IconButton
              ref={button}
              edge="end"
              onClick={() => setOpen(!open)}
              aria-label={t('common.pickDay', { label: labelled.label })}
              aria-expanded={open}
              aria-controls={open ? id : undefined}
            >
              <CalendarMonth />
            </IconButton>
          </InputAdornment>
        }
      />
      {open && (
        <DayPicker
          {...picker}
          id={id}
          label={labelled.label}
          start={day || picker.opensAt || picker.today}
          chosen={day}
          onClose={close}
          onPick={choose}
          onClear={day && !labelled.required ? () => choose('') : undefined}
        />
      )}
    </>
  );
}
