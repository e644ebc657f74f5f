import type { ListedHoliday } from '@muster/domain/holidays/holidays-contract.ts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ChoiceGroup } from '../../components/form/choice-group.tsx';
import { holidayOfficeQueries } from '../../data/holidays/holiday-office.ts';

interface HolidaySitesFieldProps {
  readonly name: string;
  readonly value: readonly number[];
  readonly error?: string | undefined;
  readonly onChange: (value: number[]) => void;
}

/** At which sites a holiday holds. A company with one site is not asked. */
export function HolidaySitesField({ value, ...field }: HolidaySitesFieldProps) {
  const { t } = useTranslation();
  const { data: sites = [] } = useQuery(holidayOfficeQueries.sites);
  // What is retired since stays where it was chosen, and can be taken away.
  const offered = sites.filter((it) => !it.retired || value.includes(it.id));
  if (offered.length < 2 && value.length === 0) return null;
  return (
    <ChoiceGroup
      {...field}
      value={value}
      label={t('holidayOffice.sites')}
      hint={t('holidayOffice.sitesHint')}
      options={offered.map((it) => ({ value: it.id, text: it.name }))}
    />
  );
}

/** The names of the sites at which a holiday holds; empty where it holds everywhere. */
export function useSiteNames(): (holiday: Pick<ListedHoliday, 'sites'>) => string {
  const { data: sites = [] } = useQuery(holidayOfficeQueries.sites);
  const { t } = useTranslation();
  return ({ sites: only = [] }) =>
    sites
      .filter((it) => only.includes(it.id))
      .map((it) => it.name)
      .join(t('common.comma'));
}
