import type { UnlocatedMode } from '@muster/domain/attendance/location-verdict.ts';
import { addDays, showDay } from '@muster/domain/calendar/day.ts';
import type { SecondFactorMode } from '@muster/domain/factors/factor-rules.ts';
import type { CompanySettings, RegistrationMode } from '@muster/domain/office/settings-contract.ts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ChangedMeanwhile } from '../../components/changed-meanwhile.tsx';
import { fieldVersions, type Words } from '../../components/field-versions.ts';
import { leaveOfficeQueries } from '../../data/leave/leave-office.ts';
import { showWeekday } from '../../lib/time/show-time.ts';
import { periodText } from './period-starts-field.tsx';

/** The settings that are fields of the form. */
export type ShownSetting = Exclude<keyof CompanySettings, 'zone' | 'revision' | 'may'>;

type Settings = Record<ShownSetting, string>;

interface SettingsVersionsProps {
  readonly opened: Settings;
  readonly typed: Settings;
  /** The settings as somebody else has saved them. */
  readonly stored: Settings;
  readonly onTheirs: () => void;
  readonly onMine: () => void;
}

/** Any Sunday: so many days later is the weekday of that number. */
const SUNDAY = '2026-11-15';

/** The settings that are typed beside those that are stored now. */
export function SettingsVersions({ opened, typed, stored, onTheirs, onMine }: SettingsVersionsProps) {
  const { t, i18n } = useTranslation();
  const { data: types } = useQuery(leaveOfficeQueries.codes);
  const typeOf = (leaveid: string) => types?.codes.find((it) => it.leaveid === leaveid)?.description ?? leaveid;
  const words: Words<ShownSetting> = {
    name: [t('company.name'), (it) => it.trim()],
    weekstart: [t('company.weekStart'), (it) => showWeekday(addDays(SUNDAY, Number(it)), i18n.language)],
    tripsshown: [t('company.tripsShown'), (it) => t(it === 'all' ? 'company.tripsAll' : 'company.tripsOwn')],
    registration: [t('company.registration'), (it) => t(`company.registrations.${it as RegistrationMode}`)],
    tripapproval: [t('company.tripApproval'), (it) => t(`company.tripApprovals.${it as 'manager' | 'none'}`)],
    reminders: [t('company.reminders'), (it) => t(it === 'on' ? 'company.remindersOn' : 'company.remindersOff')],
    samples: [t('company.samples'), (it) => t(it === 'on' ? 'company.samplesOn' : 'company.samplesOff')],
    secondfactor: [t('company.secondFactor'), (it) => t(`company.secondFactors.${it as SecondFactorMode}`)],
    locationdays: [
      t('company.locationDays'),
      (days) => (days.trim() === '' ? t('company.locationAlways') : t('company.locationDaysUnit', { days })),
    ],
    offlinepunches: [
      t('company.offlinePunches'),
      (it) => t(`company.offlineModes.${it as 'accept' | 'review' | 'refuse'}`),
    ],
    unlocatedpunches: [t('company.unlocatedPunches'), (it) => t(`company.unlocatedModes.${it as UnlocatedMode}`)],
    periodstarts: [t('company.periodStarts'), (first) => periodText(t, Number(first))],
    countedfrom: [t('company.countedFrom'), (day) => (day ? showDay(day) : t('company.countedAlways'))],
    inlieu: [t('company.inLieu'), (leaveid) => (leaveid ? typeOf(leaveid) : t('company.inLieuNothing'))],
    inlieuminutes: [t('company.inLieuMinutes'), (minutes) => t('company.inLieuMinutesUnit', { minutes })],
    nightfrom: [t('company.nightFrom'), (time) => time || t('company.nightNone')],
    nighttill: [t('company.nightTill'), (time) => time || t('company.nightNone')],
    hoursoff: [
      t('company.hoursOff'),
      (hours) => (hours === '0' ? t('company.hoursOffNone') : t('company.hoursOffUnit', { hours })),
    ],
    overtimeapprovedfrom: [
      t('company.overtimeApprovedFrom'),
      (day) => (day ? showDay(day) : t('company.overtimeApprovedNever')),
    ],
  };
  const fields = fieldVersions(words, { opened, typed, stored });
  return <ChangedMeanwhile fields={fields} onTheirs={onTheirs} onMine={onMine} />;
}
