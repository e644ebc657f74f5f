import { crossesMidnight } from '@muster/domain/attendance/shift-window.ts';
import type { WorkShift } from '@muster/domain/attendance/summary/day-facts.ts';
import type { ListNoun } from '@muster/domain/lists/list-nouns.ts';
import type { ListEntry } from '@muster/domain/lists/lists-contract.ts';
import { overtimeFacts } from '@muster/domain/messages/overtime-rules.ts';
import { useTranslation } from 'react-i18next';
import type { AnyEntry } from './list-fields.ts';

/** What is told of an entry beside its name. */
export function useListFacts(typeNames: ReadonlyMap<string, string>): (noun: ListNoun, entry: AnyEntry) => string {
  const { t } = useTranslation();
  const timesOf = useTimesFacts();
  const facts: { readonly [N in ListNoun]: (it: ListEntry<N>) => readonly string[] } = {
    sites: ({ latitude, longitude, radius }) => [t('lists.facts.site', { latitude, longitude, radius })],
    shifts: (it) => [timesOf(it)],
    groups: ({ name, deciding }) => [
      name,
      deciding.length > 0
        ? t('lists.facts.managers', { names: deciding.join(t('common.comma')) })
        : t('lists.facts.noManager'),
    ],
    cars: ({ description, seats }) => [description, seats ? t('lists.facts.seats', { count: seats }) : ''],
    triptypes: () => [],
    states: ({ triptypeid, miles }) => [
      typeNames.get(String(triptypeid)) ?? '',
      t('lists.facts.miles', { count: miles }),
    ],
    competitors: () => [],
  };
  return (noun, entry) => (facts[noun] as (it: unknown) => readonly string[])(entry).filter(Boolean).join(' · ');
}

/** When a shift is worked, with its break and grace, and what does not count as overtime, or does no more since it `was`. */
export function useTimesFacts(): (it: WorkShift, was?: WorkShift) => string {
  const { t, i18n } = useTranslation();
  return (it, was) =>
    [
      t('lists.facts.shift', { starts: it.starts, ends: it.ends }),
      crossesMidnight(it) ? t('lists.facts.nextDay') : '',
      it.break > 0 ? t('lists.facts.break', { count: it.break }) : '',
      it.grace > 0 ? t('lists.facts.grace', { count: it.grace }) : '',
      ...overtimeFacts(it, i18n.language, was),
    ]
      .filter(Boolean)
      .join(' · ');
}
