import { isOffice } from '@muster/domain/members/member-policy.ts';
import type { TripView } from '@muster/domain/trips/trips-contract.ts';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { type Found, type FoundMember, findingQueries } from '../../../data/lists/finding.ts';
import { useTripWords } from '../../../features/trips/trip-words.ts';
import { useCurrentMember } from '../../../lib/session/session-store.ts';
import { useDebounced } from '../../../lib/time/debounced.ts';
import { pagesWith, useFindablePages } from './find-pages.ts';

export interface FoundLine {
  readonly key: string;
  readonly text: string;
  readonly detail: string;
  readonly path: string;
}

export interface FoundKind {
  readonly kind: 'pages' | 'members' | 'trips';
  readonly lines: readonly FoundLine[];
  readonly looking: boolean;
  /** Tries again what failed. */
  readonly onRetry: (() => void) | undefined;
}

/** Milliseconds without a key before the server is asked. */
const STILL = 250;
/** A single letter finds everybody. */
const FEWEST = 2;
const MOST_PAGES = 8;

/**
 * What the typed words find: pages at once, members and trips as soon as the words have stood still. Each answer belongs
 * to the words that asked for it, so that a late one is never shown for others.
 */
export function useFound(typed: string): readonly FoundKind[] {
  const words = typed.trim();
  const { role } = useCurrentMember();
  const settled = useDebounced(words, STILL);
  const asks = role !== 'GUEST' && words.length >= FEWEST;
  const enabled = asks && settled === words;
  const members = useQuery({ ...findingQueries.members(words, isOffice(role)), enabled });
  const trips = useQuery({ ...findingQueries.trips(words), enabled });
  const memberLines = useMemberLines(words);
  const tripLines = useTripLines(words);
  const pages: FoundKind = { kind: 'pages', lines: usePageLines(words), looking: false, onRetry: undefined };
  if (!asks) return [pages];
  return [pages, asked('members', members, memberLines), asked('trips', trips, tripLines)];
}

function asked<T>(
  kind: 'members' | 'trips',
  query: UseQueryResult<Found<T>>,
  linesOf: (found: Found<T>) => readonly FoundLine[],
): FoundKind {
  const failed = query.isError && !query.isFetching;
  return {
    kind,
    lines: query.data ? linesOf(query.data) : [],
    looking: query.data === undefined && !failed,
    onRetry: failed ? () => void query.refetch() : undefined,
  };
}

function usePageLines(words: string): readonly FoundLine[] {
  const found = pagesWith(useFindablePages(), words).slice(0, MOST_PAGES);
  return found.map(({ name, group, path }) => ({ key: `page ${path} ${name}`, text: name, detail: group, path }));
}

/** The office opens a member's page, everybody else the own one or the trips of a colleague. */
function useMemberLines(words: string) {
  const { t } = useTranslation();
  const { id: self, role } = useCurrentMember();
  const office = isOffice(role);
  const lineOf = (it: FoundMember) => {
    const line = { key: `member ${it.id}`, text: it.membername };
    if (office) return { ...line, detail: it.membercode, path: `/dashboard/members/${it.id}` };
    if (it.id === self)
      return { ...line, detail: `${it.membercode} · ${t('find.you')}`, path: '/dashboard/member-profile' };
    return { ...line, detail: `${it.membercode} · ${t('find.tripsOf')}`, path: tripsPath(it.membercode) };
  };
  return ({ items, more }: Found<FoundMember>): FoundLine[] => {
    const all = { key: 'members', text: t('find.allMembers', { words }), detail: '' };
    const path = `/dashboard/members?search=${encodeURIComponent(words)}`;
    return [...items.map(lineOf), ...(more && office ? [{ ...all, path }] : [])];
  };
}

const tripsPath = (words: string) => `/dashboard/trip_assignment?search=${encodeURIComponent(words)}`;

function useTripLines(words: string) {
  const { t } = useTranslation();
  const { shortSpan } = useTripWords();
  return ({ items, more }: Found<TripView>): FoundLine[] => [
    ...items.map((it) => ({
      key: `trip ${it.id}`,
      text: `${it.trip_assigmentno} ${it.stateid}`,
      detail: shortSpan(it.departuredate, it.arrivaldate),
      path: `/dashboard/trip_assignment?trip=${it.id}`,
    })),
    ...(more ? [{ key: 'trips', text: t('find.allTrips', { words }), detail: '', path: tripsPath(words) }] : []),
  ];
}
