import { showWeekdays } from '@muster/domain/messages/weekdays.ts';
import type { WorkView } from '@muster/domain/work/work-contract.ts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ChoiceGroup } from '../../../components/form/choice-group.tsx';
import { DayField } from '../../../components/form/day-field/day-field.tsx';
import { FormDialog } from '../../../components/form/form-dialog.tsx';
import { SelectField } from '../../../components/form/select-field.tsx';
import { lookupQueries } from '../../../data/lookups.ts';
import { memberOfficeQueries } from '../../../data/member-office.ts';
import { useWorkForm, type WorkFormOptions } from './use-work-form.ts';
import { WorkTouchesQuestion } from './work-touches.tsx';

interface WorkDialogProps extends WorkFormOptions {
  readonly work: readonly WorkView[];
  readonly weekStart: number;
}

const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7] as const;

/** Group, shift, rest days and place of a member from a day on. What that touches is shown before it is stored. */
export function WorkDialog({ member, work, today, weekStart, onClose, entry }: WorkDialogProps) {
  const { t, i18n } = useTranslation();
  const { form, touching } = useWorkForm({ member, today, onClose, entry });
  const { data: shifts = [] } = useQuery(memberOfficeQueries.shifts);
  const { data: sites = [] } = useQuery(memberOfficeQueries.sites);
  const { data: groups = [] } = useQuery(lookupQueries.groupOptions);
  const now = entry ?? work.find((it) => (it.from ?? today) <= today && today <= (it.until ?? today));
  // What is retired is kept by who has it.
  const offered = [...shifts.map((it) => ({ value: String(it.id), text: `${it.name}, ${it.starts} – ${it.ends}` }))];
  if (now && !offered.some((it) => it.value === String(now.shiftid))) {
    offered.push({ value: String(now.shiftid), text: now.shift });
  }
  return (
    <>
      <FormDialog
        form={form}
        title={t('memberOffice.work.setTitle', { name: member.membername })}
        submit={t('memberOffice.work.submit')}
        onClose={onClose}
      >
        <DayField {...form.field('from')} label={t('memberOffice.work.from')} picker={{ today, weekStart }} />
        <SelectField {...form.field('shiftid')} label={t('memberOffice.work.shift')} options={offered} />
        <ChoiceGroup
          {...form.field('restdays')}
          label={t('memberOffice.work.rest')}
          options={WEEKDAYS.map((it) => ({ value: it, text: showWeekdays([it], i18n.language) }))}
        />
        <SelectField
          {...form.field('groupno')}
          label={t('memberOffice.work.group')}
          options={[{ value: '', text: t('memberOffice.work.noGroup') }, ...groups]}
        />
        <SelectField
          {...form.field('locationrule')}
          label={t('memberOffice.work.rule')}
          options={(['sites', 'exempt'] as const).map((it) => ({
            value: it,
            text: t(`memberOffice.work.rules.${it}`),
          }))}
        />
        <ChoiceGroup
          {...form.field('sites')}
          label={t('memberOffice.work.sites')}
          hint={t('memberOffice.work.sitesHint')}
          options={sites.map((it) => ({ value: it.id, text: it.name }))}
        />
      </FormDialog>
      <WorkTouchesQuestion touching={touching} />
    </>
  );
}
