import type { Statement } from './recording.ts';

/** What a statement's parameter stands for; anything else is repeated as it was recorded. */
const roles = [
  'tokenHash',
  'now',
  'memberId',
  'clientId',
  'deviceTime',
  'checkType',
  'punchId',
  'attendanceId',
  'membercode',
  'leaveId',
  'leaveDay',
  'fiscalYear',
  'tripId',
  'tripNumber',
  'carId',
  'carcode',
  'crew1',
  'crew2',
  'crew3',
  'crew4',
  'crew5',
  'departure',
  'arrival',
] as const;
export type Role = (typeof roles)[number];
export type Facts = Partial<Record<Role, unknown>>;

/** A statement whose parameters are found anew for each request. */
export interface Step {
  readonly sql: string;
  readonly parameters: readonly ({ readonly role: Role } | { readonly value: unknown })[];
}

/** Turns a recording into steps: each recorded value that is one of the recorded facts becomes that fact's place. */
export function asSteps(statements: readonly Statement[], recorded: Facts): Step[] {
  return statements.map(({ sql, parameters }) => ({
    sql,
    parameters: parameters.map((value) => {
      const role = roles.find((it) => recorded[it] !== undefined && recorded[it] === value);
      return role ? { role } : { value };
    }),
  }));
}

export const bound = (step: Step, facts: Facts): unknown[] =>
  step.parameters.map((it) => ('role' in it ? facts[it.role] : it.value));
