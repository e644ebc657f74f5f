import type { FastifyReply } from 'fastify';
import { nowText } from '../../clock.ts';
import type { Dependencies } from '../../dependencies.ts';
import { recordAudit } from '../../records/office/audit.ts';
import type { Answer } from '../answers.ts';
import type { Caller } from '../caller.ts';
import { type MadeFile, sendFile } from './made-file.ts';

/** Who asks for a file, and what of it they asked for. */
export interface Asked {
  readonly caller: Caller;
  readonly query: unknown;
  readonly reply: FastifyReply;
}

/**
 * Answers a file of what is kept of others, once it is on record who took it and what they asked for: there is none without
 * the other (threats T55).
 */
export async function handOut(
  { database, clock }: Pick<Dependencies, 'database' | 'clock'>,
  { caller, query, reply }: Asked,
  file: MadeFile,
): Promise<Answer<200, unknown>> {
  const entry = { action: 'file.export', subject: `file:${file.name}`, after: query } as const;
  try {
    await database.write((trx) => recordAudit(trx, { at: nowText(clock), actorId: caller.member.id, ...entry }));
  } catch (error) {
    file.content.destroy();
    throw error;
  }
  return sendFile(reply, file);
}
