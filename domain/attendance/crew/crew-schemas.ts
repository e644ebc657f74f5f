import { z } from 'zod';
import { memberStatuses } from '../../members/members-schemas.ts';
import { envelope } from '../../wire/envelope.ts';
import { id, idInUrl } from '../../wire/fields.ts';
import { problemCodes } from '../../wire/problem-codes.ts';
import { punch, punchInput } from '../attendance-schemas.ts';
import { presenceStates } from '../board/presence-states.ts';
import { MAX_CREW } from './crew-rules.ts';

const person = { membercode: z.string(), membername: z.string() };

/** Somebody for whom the caller checks in, and where they are now. */
export const crewMember = z.object({
  ...person,
  state: z.enum(presenceStates),
  since: z.string().nullable(),
  /** Whether anybody looks at the place of their check-ins: else none is sent. */
  asksplace: z.boolean(),
});

export const crew = z.object({ at: z.string(), members: z.array(crewMember) });

/** What became of one punch: it was recorded, now or before, or why not. */
export const crewAnswer = z.object({
  clientid: z.string(),
  punch: punch.nullable(),
  refused: z
    .object({
      code: z.enum(problemCodes),
      message: z.string(),
      params: z.unknown().optional(),
      data: z.unknown(),
    })
    .nullable(),
});

export const readCrew = { reply: { 200: envelope(crew) } };

export const recordCrewPunches = {
  body: z.strictObject({
    punches: z.array(punchInput).min(1).max(MAX_CREW),
  }),
  reply: { 200: envelope(z.array(crewAnswer)) },
};

const named = z.object({ id: z.int(), ...person, status: z.enum(memberStatuses), since: z.string() });

export const memberCrew = z.object({
  /** For whom the member checks in, by name. */
  crew: z.array(named),
  /** Who checks in for the member. */
  leads: z.array(named),
});

const inPath = z.strictObject({ id: idInUrl });
const ids = z.array(id).max(MAX_CREW);

export const readMemberCrew = { params: inPath, reply: { 200: envelope(memberCrew) } };

export const changeMemberCrew = {
  params: inPath,
  body: z.strictObject({ add: ids, remove: ids }),
  reply: { 200: envelope(memberCrew) },
};
