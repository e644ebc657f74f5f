import { showSpan } from '@muster/domain/calendar/span.ts';
import type { SubjectName } from './subject-names-view.ts';

/** What an entry is about: by the days that it tells of itself, as they are by now only where it tells none. */
export function aboutOf(
  subject: SubjectName | undefined,
  { before, after }: { readonly before: unknown; readonly after: unknown },
): string {
  if (!subject) return '';
  const { name, days } = subject;
  return days === undefined ? name : `${name}, ${daysIn(after) ?? daysIn(before) ?? days}`;
}

/** The days of leave as entries keep it, and as those keep it that are about leave which a holiday touches. */
function daysIn(facts: unknown): string | undefined {
  const { from, to, start = from, end = to } = Object(facts) as Readonly<Record<string, unknown>>;
  return typeof start === 'string' && typeof end === 'string' ? showSpan(start, end) : undefined;
}
