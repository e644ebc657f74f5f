import Typography from '@mui/material/Typography';
import type { LocationRule } from '@muster/domain/attendance/location-verdict.ts';
import { showAlternate } from '@muster/domain/messages/alternate-rest-days.ts';
import { showWeekdays } from '@muster/domain/messages/weekdays.ts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ChangedMeanwhile } from '../../../components/changed-meanwhile.tsx';
import { ChoiceGroup } from '../../../components/form/choice-group.tsx';
import { DayField } from '../../../components/form/day-field/day-field.tsx';
import { FormDialog } from '../../../components/form/form-dialog.tsx';
import { SelectField } from '../../../components/form/select-field.tsx';
import { SwitchField } from '../../../components/form/switch-field.tsx';
import { lookupQueries } from '../../../data/lists/lookup-lists.ts';
import { memberOfficeQueries } from '../../../data/members/member-office.ts';
import { chosenWeeks, type SomeWeeks } from './some-weeks.ts';
import { SomeWeeksField } from './some-weeks-field.tsx';
import { useWorkForm, type WorkFormOptions, type WorkValues } from './use-work-form.ts';
import { WorkTouchesQuestion } from './work-touches.tsx';

interface WorkDialogProps extends WorkFormOptions {
  readonly weekStart: number;
}

const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7] as const;

/** Group, shift, rest days and place of a member from a day on, and whether they are to check in. What that touches is shown before it is stored. */
export function WorkDialog({ weekStart, ...options }: WorkDialogProps) {
  const { member, today, onClose } = options;
  const { t, i18n } = useTranslation();
  const { form, touching, chooseRestdays, chooseSomeWeeks, before, begun, theirs, takeTheirs, keepMine } =
    useWorkForm(options);
  const { data: shifts = [] } = useQuery(memberOfficeQueries.shifts);
  const { data: sites = [] } = useQuery(memberOfficeQueries.sites);
  const { data: groups = [] } = useQuery(lookupQueries.groupOptions);
  const offered = shifts.map((it) => ({ value: String(it.id), text: `${it.name}, ${it.starts} – ${it.ends}` }));
  // What is retired is kept by who has it.
  if (!offered.some((it) => it.value === String(begun.shiftid))) {
    offered.push({ value: String(begun.shiftid), text: begun.shift });
  }
  const inSomeWeeks = (it: SomeWeeks) => {
    const alternate = chosenWeeks(it);
    return alternate ? showAlternate(alternate, i18n.language) : t('memberOffice.work.weeks.none');
  };
  const words: { readonly [K in keyof WorkValues]: readonly [string, (values: WorkValues) => string] } = {
    shiftid: [t('memberOffice.work.shift'), (it) => offered.find(({ value }) => value === it.shiftid)?.text ?? ''],
    restdays: [t('memberOffice.work.rest'), (it) => showWeekdays(it.restdays.toSorted(), i18n.language)],
    alternate: [t('memberOffice.work.someWeeks'), (it) => inSomeWeeks(it.alternate)],
    groupno: [t('memberOffice.work.group'), (it) => it.groupno || t('memberOffice.work.noGroup')],
    locationrule: [
      t('memberOffice.work.rule'),
      (it) => t(`memberOffice.work.rules.${it.locationrule as LocationRule}`),
    ],
    sites: [
      t('memberOffice.work.sites'),
      (it) =>
        sites
          .filter(({ id }) => it.sites.includes(id))
          .map(({ name }) => name)
          .join(t('common.comma')) || t('memberOffice.work.allSites'),
    ],
    counted: [t('memberOffice.work.counted'), (it) => t(`memberOffice.work.countedIs.${it.counted ? 'yes' : 'no'}`)],
  };
  return (
    <>
      <FormDialog
        form={form}
        title={t('memberOffice.work.setTitle', { name: member.membername })}
        submit={t('memberOffice.work.submit')}
        onClose={onClose}
        problem={
          theirs && (
            <ChangedMeanwhile
              fields={Object.values(words).map(([label, say]) => ({
                label,
                opened: say(form.opened),
                typed: say(form.values),
                stored: say(theirs),
              }))}
              onTheirs={takeTheirs}
              onMine={keepMine}
            />
          )
        }
      >
        <DayField {...form.field('from')} label={t('memberOffice.work.from')} picker={{ today, weekStart }} />
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
          picker={{ today, weekStart, opensAt: form.values.from }}
        />
        <SelectField {...form.field('shiftid')} label={words.shiftid[0]} options={offered} />
        <ChoiceGroup
          {...form.field('restdays')}
          onChange={chooseRestdays}
          label={words.restdays[0]}
          options={WEEKDAYS.map((it) => ({ value: it, text: showWeekdays([it], i18n.language) }))}
        />
        <SomeWeeksField
          value={form.values.alternate}
          onChange={chooseSomeWeeks}
          errors={form.errors()}
          from={form.values.from || today}
          until={form.values.until}
        />
        <SelectField
          {...form.field('groupno')}
          label={words.groupno[0]}
          options={[{ value: '', text: t('memberOffice.work.noGroup') }, ...groups]}
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
          options={sites.map((it) => ({ value: it.id, text: it.name }))}
        />
        <SwitchField {...form.field('counted')} label={words.counted[0]} hint={t('memberOffice.work.countedHint')} />
      </FormDialog>
      <WorkTouchesQuestion touching={touching} />
    </>
  );
}
