import Typography from '@mui/material/Typography';
import type { Day } from '@muster/domain/calendar/company-time.ts';
import { showWeekdays } from '@muster/domain/messages/weekdays.ts';
import { useTranslation } from 'react-i18next';
import { ChangedMeanwhile } from '../../../components/changed-meanwhile.tsx';
import { ChoiceGroup } from '../../../components/form/choice-group.tsx';
import { DayField } from '../../../components/form/day-field/day-field.tsx';
import { FormDialog } from '../../../components/form/form-dialog.tsx';
import { SelectField } from '../../../components/form/select-field.tsx';
import { SwitchField } from '../../../components/form/switch-field.tsx';
import { SomeWeeksField } from './some-weeks-field.tsx';
import { useWorkForm, type WorkFormOptions } from './use-work-form.ts';
import { useWorkChoices, useWorkWords, type WorkChoices, type WorkWords } from './use-work-words.ts';
import { WorkTouchesQuestion } from './work-touches.tsx';

interface WorkDialogProps extends WorkFormOptions {
  readonly weekStart: number;
}

const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7] as const;

/** Group, shift, rest days and place of a member from a day on, and whether they are to check in. What that touches is shown before it is stored. */
export function WorkDialog({ weekStart, ...options }: WorkDialogProps) {
  const { t } = useTranslation();
  const work = useWorkForm(options);
  const { form, theirs } = work;
  const choices = useWorkChoices(work.begun);
  const words = useWorkWords(choices);
  return (
    <>
      <FormDialog
        form={form}
        title={t('memberOffice.work.setTitle', { name: options.member.membername })}
        submit={t('memberOffice.work.submit')}
        onClose={options.onClose}
        problem={
          theirs && (
            <ChangedMeanwhile
              fields={Object.values(words).map(([label, say]) => ({
                label,
                opened: say(form.opened),
                typed: say(form.values),
                stored: say(theirs),
              }))}
              onTheirs={work.takeTheirs}
              onMine={work.keepMine}
            />
          )
        }
      >
        <WorkSpanFields work={work} picker={{ today: options.today, weekStart }} />
        <SelectField {...form.field('shiftid')} label={words.shiftid[0]} options={choices.shifts} />
        <RestDayFields work={work} label={words.restdays[0]} today={options.today} />
        <PlaceFields work={work} words={words} choices={choices} />
        <SwitchField {...form.field('counted')} label={words.counted[0]} hint={t('memberOffice.work.countedHint')} />
      </FormDialog>
      <WorkTouchesQuestion touching={work.touching} />
    </>
  );
}

type WorkForm = ReturnType<typeof useWorkForm>;

interface WorkSpanFieldsProps {
  readonly work: WorkForm;
  readonly picker: { readonly today: Day; readonly weekStart: number };
}

/** From which day on, until which, and what holds before. */
function WorkSpanFields({ work: { form, before }, picker }: WorkSpanFieldsProps) {
  const { t } = useTranslation();
  return (
    <>
      <DayField {...form.field('from')} label={t('memberOffice.work.from')} picker={picker} />
      {before && (
        <Typography variant="body2" color="textSecondary">
          {t('memberOffice.work.before', {
            shift: before.shift,
            group: before.groupno ?? t('memberOffice.work.noGroup'),
          })}
        </Typography>
      )}
      <DayField
        {...form.field('until')}
        optional
        label={t('memberOffice.work.to')}
        hint={t('memberOffice.work.toHint')}
        picker={{ ...picker, opensAt: form.values.from }}
      />
    </>
  );
}

interface RestDayFieldsProps {
  readonly work: WorkForm;
  readonly label: string;
  readonly today: Day;
}

/** The weekdays of rest, and those that are of rest in some weeks. */
function RestDayFields({ work: { form, chooseRestdays, chooseSomeWeeks }, label, today }: RestDayFieldsProps) {
  const { i18n } = useTranslation();
  return (
    <>
      <ChoiceGroup
        {...form.field('restdays')}
        onChange={chooseRestdays}
        label={label}
        options={WEEKDAYS.map((it) => ({ value: it, text: showWeekdays([it], i18n.language) }))}
      />
      <SomeWeeksField
        value={form.values.alternate}
        onChange={chooseSomeWeeks}
        errors={form.errors()}
        from={form.values.from || today}
        until={form.values.until}
      />
    </>
  );
}

interface PlaceFieldsProps {
  readonly work: WorkForm;
  readonly words: WorkWords;
  readonly choices: WorkChoices;
}

/** The group, and where they check in. */
function PlaceFields({ work: { form }, words, choices }: PlaceFieldsProps) {
  const { t } = useTranslation();
  return (
    <>
      <SelectField
        {...form.field('groupno')}
        label={words.groupno[0]}
        options={[{ value: '', text: t('memberOffice.work.noGroup') }, ...choices.groups]}
      />
      <SelectField
        {...form.field('locationrule')}
        label={words.locationrule[0]}
        options={(['sites', 'exempt'] as const).map((it) => ({
          value: it,
          text: t(`memberOffice.work.rules.${it}`),
        }))}
      />
      <ChoiceGroup
        {...form.field('sites')}
        label={words.sites[0]}
        hint={t('memberOffice.work.sitesHint')}
        options={choices.sites.map((it) => ({ value: it.id, text: it.name }))}
      />
    </>
  );
}
