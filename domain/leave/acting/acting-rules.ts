import type { Problem, ProblemCode } from '../../wire/problem.ts';

/** Rules that the office may set aside, by name, when it enters leave for a member. Days taken twice are not among them. */
export const setAside = [
  'LEAVE_DATES_WRONG',
  'LEAVE_NEXT_TO_HOLIDAY',
  'LEAVE_NEXT_TO_OFFDAY',
  'LEAVE_EXCEEDS_BALANCE',
  'LEAVE_SERVICE_SHORT',
  'LEAVE_NOT_EARNED',
] as const satisfies readonly ProblemCode[];
export type SetAside = (typeof setAside)[number];

export const maySetAside = (code: string): code is SetAside => setAside.some((it) => it === code);

/**
 * Refuses leave that breaks rules, unless each of them is set aside by name. The refusal blames every rule that is
 * not, and names all that are broken in `data.override`, so that whoever insists need ask only once.
 */
export function notSetAside(broken: readonly Problem[], aside: readonly SetAside[] = []): Problem | undefined {
  const kept = (code: string) => !aside.some((it) => it === code);
  const blamed = broken.flatMap((it) => it.errors ?? []);
  const first = broken.find((it) => it.errors?.some((one) => kept(one.code)));
  const left = blamed.filter((it) => kept(it.code));
  if (!first || !left[0]) return undefined;
  const override = [...new Set(blamed.map((it) => it.code))];
  // Where one of two neighbours is set aside, it is the other that refuses.
  const { code, params = {} } = left[0];
  const why = kept(first.code) ? first : { code, params, data: 'day' in params ? { day: params['day'] } : {} };
  return { ...why, data: { ...Object(why.data), override }, errors: left };
}
