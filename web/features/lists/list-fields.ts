import type { ListNoun } from '@muster/domain/lists/list-nouns.ts';
import {
  MAX_BREAK,
  MAX_GRACE,
  MAX_MILES,
  MAX_OVERTIME_FROM,
  MAX_OVERTIME_STEP,
  MAX_SEATS,
} from '@muster/domain/lists/list-rules.ts';
import { numberOf } from '../../lib/form/typed-number.ts';

/** An entry of any list, by the wire's names. */
export type AnyEntry = { readonly id: number; readonly retired: boolean; readonly revision: number } & Readonly<
  Record<string, unknown>
>;
/** What stands in a form, as it is typed; the codes of managers with commas between them. */
export type ListValues = Record<string, string>;

type FieldKey = keyof typeof import('@muster/domain/messages/en/lists.ts').lists.fields;

/** A field of the form of a list. */
export interface ListField {
  readonly name: string;
  readonly label: `lists.fields.${FieldKey}`;
  readonly hint?: `lists.fields.${FieldKey}`;
  readonly kind: 'text' | 'time' | 'degrees' | 'whole' | 'yesno' | 'triptype' | 'managers';
  readonly optional?: true;
  /** Of a whole number. */
  readonly span?: readonly [low: number, high: number];
  /** What yes and no are called, of a question that has no other answer. */
  readonly answers?: readonly [yes: ListField['label'], no: ListField['label']];
  /** What an empty number is sent as. */
  readonly empty?: number | null;
  readonly initial?: string;
}

const name = (field: string, label: ListField['label'], hint?: ListField['hint']): ListField => ({
  name: field,
  label,
  kind: 'text',
  ...(hint ? { hint } : {}),
});

/** The form of each list, field by field; the first names an entry. */
export const listFields: Readonly<Record<ListNoun, readonly [ListField, ...ListField[]]>> = {
  sites: [
    name('name', 'lists.fields.siteName'),
    { name: 'latitude', label: 'lists.fields.latitude', kind: 'degrees' },
    { name: 'longitude', label: 'lists.fields.longitude', kind: 'degrees' },
    { name: 'radius', label: 'lists.fields.radius', kind: 'whole', span: [20, 50_000], initial: '200' },
  ],
  shifts: [
    name('name', 'lists.fields.shiftName'),
    { name: 'starts', label: 'lists.fields.starts', kind: 'time' },
    { name: 'ends', label: 'lists.fields.ends', kind: 'time' },
    minutes('break', [0, MAX_BREAK]),
    minutes('grace', [0, MAX_GRACE]),
    minutes('overtimefrom', [0, MAX_OVERTIME_FROM]),
    minutes('overtimestep', [1, MAX_OVERTIME_STEP]),
    {
      name: 'overtimebefore',
      label: 'lists.fields.overtimebefore',
      kind: 'yesno',
      answers: ['lists.fields.counts', 'lists.fields.countsNot'],
      initial: 'true',
    },
  ],
  groups: [
    name('groupno', 'lists.fields.groupno', 'lists.fields.groupnoHint'),
    { name: 'name', label: 'lists.fields.groupName', kind: 'text', optional: true },
    {
      name: 'managers',
      label: 'lists.fields.managers',
      hint: 'lists.fields.managersHint',
      kind: 'managers',
      optional: true,
    },
  ],
  cars: [
    name('carcode', 'lists.fields.carcode', 'lists.fields.carcodeHint'),
    { name: 'description', label: 'lists.fields.carDescription', kind: 'text', optional: true },
    { name: 'seats', label: 'lists.fields.seats', kind: 'whole', span: [1, MAX_SEATS], optional: true, empty: null },
  ],
  triptypes: [name('description', 'lists.fields.tripType')],
  states: [
    name('merge_state', 'lists.fields.state'),
    { name: 'triptypeid', label: 'lists.fields.stateType', kind: 'triptype' },
    { name: 'miles', label: 'lists.fields.miles', hint: 'lists.fields.milesHint', kind: 'whole', span: [0, MAX_MILES] },
  ],
  competitors: [name('competitor', 'lists.fields.competitor')],
};

/** Of a shift; where nothing is typed the least is meant. */
function minutes(
  field: 'break' | 'grace' | 'overtimefrom' | 'overtimestep',
  span: readonly [number, number],
): ListField {
  return {
    name: field,
    label: `lists.fields.${field}`,
    hint: `lists.fields.${field}Hint`,
    kind: 'whole',
    span,
    optional: true,
    empty: span[0],
    initial: String(span[0]),
  };
}

export const requiredFields = (noun: ListNoun): string[] =>
  listFields[noun].filter((it) => !it.optional).map((it) => it.name);

/** How an entry is known. */
export const nameOf = (noun: ListNoun, entry: AnyEntry): string => String(entry[listFields[noun][0].name]);

/** What the form of an entry begins with; that of a new one without it. */
export function valuesOf(noun: ListNoun, entry: AnyEntry | undefined): ListValues {
  const typed = (field: ListField) => (entry ? String(entry[field.name] ?? '') : (field.initial ?? ''));
  return Object.fromEntries(listFields[noun].map((it) => [it.name, typed(it)]));
}

/** What may be chosen in a field of a question, with what it is called. */
export const answersOf = ({ answers }: ListField): [value: string, label: ListField['label']][] =>
  answers
    ? [
        ['true', answers[0]],
        ['false', answers[1]],
      ]
    : [];

/** Whether something is typed that is no such number. */
export function isNoNumber({ kind, span }: ListField, typed: string): boolean {
  if (typed.trim() === '') return false;
  const number = numberOf(typed);
  if (kind === 'degrees') return Number.isNaN(number);
  const [low, high] = span ?? [0, 0];
  return kind === 'whole' && !(Number.isInteger(number) && number >= low && number <= high);
}

/** What goes over the wire. */
export function bodyOf(noun: ListNoun, values: ListValues): Record<string, unknown> {
  return Object.fromEntries(listFields[noun].map((field) => [field.name, sent(field, values[field.name] ?? '')]));
}

function sent({ kind, empty }: ListField, typed: string): unknown {
  switch (kind) {
    case 'managers':
      return typed.split(',').filter(Boolean);
    case 'whole':
    case 'degrees':
      return typed.trim() === '' && empty !== undefined ? empty : numberOf(typed);
    case 'triptype':
      return Number(typed);
    case 'yesno':
      return typed === 'true';
    default:
      return typed.trim();
  }
}
