import { emptyRequiredFields, requiredProblem, spanProblem } from '@muster/domain/trips/trip-rules.ts';
import type { FieldProblem } from '@muster/domain/wire/problem.ts';
import type { TextOf } from '../../../lib/words/problem-text.ts';
import type { TripDraft } from './trip-draft.ts';

/** Sentences at the fields, by wire name, and at the rows of the crew, by their key. */
export interface TripBlame {
  readonly fields: Readonly<Partial<Record<string, string>>>;
  readonly rows: ReadonlyMap<number, string>;
}

export const noBlame: TripBlame = { fields: {}, rows: new Map() };

const CREW_FIELD = /^memberList\.(\d+)/;

/** The form's name of a row of the crew. */
export const crewField = (key: number) => `crew.${key}`;

/** The form's name of a field of the wire, which counts the rows in the order they were sent. */
export function fieldOfWire(field: string, sentRows: readonly { readonly key: number }[]): string {
  const row = sentRows[Number(CREW_FIELD.exec(field)?.[1])];
  return row ? crewField(row.key) : field;
}

/** Sorts what the server blames to fields and rows; `sentRows` are the keys of the rows in the order they were sent. */
export function blameOf(problems: readonly FieldProblem[], sentRows: readonly number[], textOf: TextOf): TripBlame {
  const fields: Record<string, string> = {};
  const rows = new Map<number, string>();
  for (const problem of problems) {
    const { field } = problem;
    const message = textOf(problem);
    const row = CREW_FIELD.exec(field)?.[1];
    const key = row === undefined ? undefined : sentRows[Number(row)];
    if (key === undefined) fields[field] = joined(fields[field], message);
    else rows.set(key, joined(rows.get(key), message));
  }
  return { fields, rows };
}

const joined = (before: string | undefined, more: string) => (before ? `${before} ${more}` : more);

/** What the form itself sees: empty required fields once Save was tried, and dates that are no trip. */
export function draftProblems(draft: TripDraft, tried: boolean, textOf: TextOf): TripBlame['fields'] {
  const empty = tried ? emptyRequiredFields(draft) : [];
  const { departuredate, arrivaldate } = draft;
  const span = departuredate && arrivaldate ? spanProblem(departuredate, arrivaldate) : undefined;
  return {
    ...Object.fromEntries((span?.errors ?? []).map((it) => [it.field, textOf(it)])),
    ...Object.fromEntries((requiredProblem(empty)?.errors ?? []).map((it) => [it.field, textOf(it)])),
  };
}
