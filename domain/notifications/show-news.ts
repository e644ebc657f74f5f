import { durationText } from '../messages/durations.ts';
import type { Span } from '../messages/parameters.ts';
import type { Say } from '../messages/problem-text.ts';
import { decidedAt, type Extras, looks, type News, type ToDecide, type ToldEnded, type ToldHalf } from './news.ts';
import type { Notification } from './notifications-contract.ts';

type Shown = Pick<Notification, 'heading' | 'icon' | 'title' | 'subtitle' | 'path'>;

/** How news is shown: words by code and parameters, icon and path by code. */
export function showNews(say: Say, { code, params }: News): Shown {
  const extras = params as Extras & { heading?: string; path?: string };
  const { heading, path, remark, minutes, half, ended = [], ofYear, several, trip: tripId } = extras;
  const look = looks[code];
  const waiting = whatWaits(extras);
  const below =
    (several ? '' : say(`news.kinds.${code}.subtitle`, params)) ||
    sayMinutes(say, minutes) ||
    sayWaiting(say, waiting) ||
    sayEnded(say, ended);
  const told = several
    ? say(`news.several.${code}`, { ...params, count: several })
    : say(`news.kinds.${code}.title`, params);
  const above = withYear(say, told, ofYear);
  // Whichever there is last ends with the days.
  const title = below ? above : withHalf(say, above, half);
  const subtitle = below && withHalf(say, below, half);
  return {
    heading: heading ?? say(`news.headings.${look.heading}`, {}),
    icon: look.icon,
    title,
    subtitle: remark && subtitle ? say('news.withRemark', { subtitle, remark }) : remark || subtitle,
    path: path ?? waiting[0]?.path ?? (tripId === undefined ? look.path : `${look.path}?trip=${tripId}`),
  };
}

const whatWaits = (params: Extras) =>
  (Object.keys(decidedAt) as (keyof ToDecide)[]).flatMap((kind) => {
    const number = params[kind] ?? 0;
    return number > 0 ? [{ kind, number, path: decidedAt[kind] }] : [];
  });

const sayMinutes = (say: Say, minutes: number | undefined): string =>
  minutes === undefined ? '' : durationText(say, minutes);

const sayWaiting = (say: Say, waiting: ReturnType<typeof whatWaits>): string =>
  sayAll(
    say,
    waiting.map(({ kind, number }) => say(`news.waits.${kind}`, { number })),
  );

const sayEnded = (say: Say, ended: readonly ToldEnded[]): string =>
  sayAll(
    say,
    ended.map(({ what, ...params }) => say(`news.ended.${what}`, params)),
  );

const sayAll = (say: Say, said: readonly string[]): string =>
  said.length === 0 ? '' : said.reduce((subtitle, remark) => say('news.withRemark', { subtitle, remark }));

const withYear = (say: Say, told: string, year: Span | undefined) =>
  year ? say('news.withYear', { told, year }) : told;

const halfOfNight = { am: 'first', pm: 'second' } as const;

function withHalf(say: Say, told: string, half: ToldHalf | undefined): string {
  if (!half) return told;
  const { part, from, to, night } = half;
  return say('news.withHalf', { told, half: say(`news.halves.${night ? halfOfNight[part] : part}`, {}), from, to });
}
