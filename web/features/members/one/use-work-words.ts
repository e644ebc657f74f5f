import type { LocationRule } from '@muster/domain/attendance/location-verdict.ts';
import { showAlternate } from '@muster/domain/messages/alternate-rest-days.ts';
import { showWeekdays } from '@muster/domain/messages/weekdays.ts';
import type { WorkView } from '@muster/domain/work/work-contract.ts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { lookupQueries } from '../../../data/lists/lookup-lists.ts';
import { memberOfficeQueries } from '../../../data/members/member-office.ts';
import { chosenWeeks, type SomeWeeks } from './some-weeks.ts';
import type { WorkValues } from './use-work-form.ts';

/** What can be chosen of how somebody works; what is retired is kept by who has it. */
export function useWorkChoices(begun: WorkView) {
  const { data: found = [] } = useQuery(memberOfficeQueries.shifts);
  const { data: sites = [] } = useQuery(memberOfficeQueries.sites);
  const { data: groups = [] } = useQuery(lookupQueries.groupOptions);
  const shifts = found.map((it) => ({ value: String(it.id), text: `${it.name}, ${it.starts} – ${it.ends}` }));
  if (!shifts.some((it) => it.value === String(begun.shiftid))) {
    shifts.push({ value: String(begun.shiftid), text: begun.shift });
  }
  return { shifts, sites, groups };
}

export type WorkChoices = ReturnType<typeof useWorkChoices>;

/** The label of each field, and what it says of values. */
export type WorkWords = { readonly [K in keyof WorkValues]: readonly [string, (values: WorkValues) => string] };

export function useWorkWords({ shifts, sites }: WorkChoices): WorkWords {
  const { t, i18n } = useTranslation();
  const inSomeWeeks = (it: SomeWeeks) => {
    const alternate = chosenWeeks(it);
    return alternate ? showAlternate(alternate, i18n.language) : t('memberOffice.work.weeks.none');
  };
  const namesOf = (ids: readonly number[]) =>
    sites
      .filter(({ id }) => ids.includes(id))
      .map(({ name }) => name)
      .join(t('common.comma'));
  return {
    shiftid: [t('memberOffice.work.shift'), (it) => shifts.find(({ value }) => value === it.shiftid)?.text ?? ''],
    restdays: [t('memberOffice.work.rest'), (it) => showWeekdays(it.restdays.toSorted(), i18n.language)],
    alternate: [t('memberOffice.work.someWeeks'), (it) => inSomeWeeks(it.alternate)],
    groupno: [t('memberOffice.work.group'), (it) => it.groupno || t('memberOffice.work.noGroup')],
    locationrule: [
      t('memberOffice.work.rule'),
      (it) => t(`memberOffice.work.rules.${it.locationrule as LocationRule}`),
    ],
    sites: [t('memberOffice.work.sites'), (it) => namesOf(it.sites) || t('memberOffice.work.allSites')],
    counted: [t('memberOffice.work.counted'), (it) => t(`memberOffice.work.countedIs.${it.counted ? 'yes' : 'no'}`)],
  };
}
