import { isOffice } from '@muster/domain/members/member-policy.ts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ownFlagsQuery } from '../../../data/account/own-flags.ts';
import { companyQueries } from '../../../data/company.ts';
import { useWaiting } from '../../../data/use-waiting.ts';
import { guideNames } from '../../../features/style-guide/guide-names.ts';
import { useCurrentMember } from '../../../lib/session/session-store.ts';
import { samplePages } from '../../../samples/sample-pages.ts';
import { navigationFor } from '../navigation-items.ts';

export interface FindablePage {
  readonly name: string;
  /** Where it belongs, if its name alone does not say so. */
  readonly group: string;
  readonly path: string;
  /** What is done there, by which people look who do not know its name. */
  readonly about?: string;
}

/** Pages that are looked for by what is done there. */
const withAbout = ['attendanceSummary', 'attendanceCorrections', 'takeLeave', 'leaveApprovals', 'company'] as const;
const hasAbout = (name: string): name is (typeof withAbout)[number] => withAbout.some((it) => it === name);

/** Every page that the signed-in member may open: those of the navigation, then those behind them. */
export function useFindablePages(): readonly FindablePage[] {
  const { t } = useTranslation();
  const { role } = useCurrentMember();
  const employed = role !== 'GUEST';
  const waiting = useWaiting();
  const { data: flags } = useQuery(ownFlagsQuery);
  const { data: company } = useQuery(companyQueries.shown);
  const samples = employed && company?.samples;
  const aboutOf = (name: string) => (hasAbout(name) ? { about: t(`find.about.${name}`) } : {});
  const inNavigation = navigationFor({
    role,
    decides: waiting?.decides,
    flags,
    samples,
    mileage: company?.mileage,
    crew: waiting?.crew,
  }).flatMap((it) =>
    it.kind === 'link' ? [{ name: t(`shell.nav.${it.name}`), group: '', path: it.path, ...aboutOf(it.name) }] : [],
  );
  const page = (name: string, path: string, group = '') => ({ name, path, group });
  return [
    ...inNavigation,
    page(t('shell.profile'), '/dashboard/member-profile'),
    page(t('shell.settings'), '/dashboard/member-setting'),
    ...(employed ? [page(t('shell.nav.checkInNow'), '/dashboard/checkinmember/new')] : []),
    ...(isOffice(role) ? [page(t('find.importMembers'), '/dashboard/members/import')] : []),
    ...(samples ? samplePages.map((it) => page(t(`samples.pages.${it.name}`), it.path, t('samples.title'))) : []),
    ...(employed ? [page(t('charts.title'), '/charts/echarts', t('charts.group'))] : []),
    ...(employed
      ? guideNames.map((it) => page(t(`styleGuide.pages.${it}`), `/material/${it}`, t('styleGuide.group')))
      : []),
  ];
}

/** As people look for a name: without accents, in whatever case. */
const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** The pages in whose name or group every word is found, those first that begin so; all without any words. */
export function pagesWith(pages: readonly FindablePage[], typed: string): readonly FindablePage[] {
  const looked = plain(typed).trim();
  const words = looked.split(/\s+/);
  // A group is found by most of its name only, or three letters would find all that is in it; what is done there, alike.
  const holds = ({ name, group, about = '' }: FindablePage, word: string) =>
    plain(name).includes(word) || (word.length > 3 && plain(`${group} ${about}`).includes(word));
  const found = pages.filter((it) => words.every((word) => holds(it, word)));
  const begins = (it: FindablePage) => plain(it.name).startsWith(looked);
  return [...found.filter(begins), ...found.filter((it) => !begins(it))];
}
