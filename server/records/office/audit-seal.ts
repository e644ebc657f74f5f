import { createHash } from 'node:crypto';
import { type Database, isDuplicate, isMissingTable, type Read, type Write } from '../../database/engine.ts';

export interface AuditSealTables {
  audit_seal: { seq: number; audit_id: number; hash: string };
}

/** What a line of the audit log says; its hash covers all of it. */
export interface AuditLine {
  readonly id: number;
  readonly at: string;
  readonly actor_id: number | null;
  readonly action: string;
  readonly subject: string;
  readonly before: string | null;
  readonly after: string | null;
}

interface Seal {
  readonly seq: number;
  readonly auditId: number;
  readonly hash: string;
}

const FIRST = '0'.repeat(64);
/** Lines that one step seals or checks. */
const STEP = 500;
/** A line may be stored after one with a higher id; no transaction lasts as long as this many others. */
const LATE = 30_000;

/** The hash of a line, over the hash before it: SHA-256, 64 hex digits. */
const hashOf = (before: string, it: AuditLine): string =>
  createHash('sha256')
    .update(JSON.stringify([before, it.id, it.at, it.actor_id, it.action, it.subject, it.before, it.after]))
    .digest('hex');

const lastSeal = async (db: Read): Promise<Seal | undefined> =>
  db
    .selectFrom('audit_seal')
    .select(['seq', 'audit_id as auditId', 'hash'])
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst();

/** The newest hash of the chain; undefined before the first, and on a schema that has no chain yet. */
export async function newestSeal(db: Read): Promise<string | undefined> {
  try {
    return (await lastSeal(db))?.hash;
  } catch (error) {
    if (isMissingTable(error)) return undefined;
    throw error;
  }
}

/** How many lines were written since the newest one in the chain; asked often, so it looks at those alone. */
export async function countNewLines(db: Read): Promise<number> {
  const { lines } = await db
    .selectFrom('audit')
    .select((eb) => eb.fn.countAll<number>().as('lines'))
    .where('id', '>', (eb) =>
      eb.selectFrom('audit_seal').select(({ fn, val }) => fn.coalesce(fn.max('audit_id'), val(0)).as('newest')),
    )
    .executeTakeFirstOrThrow();
  return Number(lines);
}

/** Whether the chain contains a hash that somebody kept. */
export async function sealExists(db: Read, hash: string): Promise<boolean> {
  return (await db.selectFrom('audit_seal').select('seq').where('hash', '=', hash).executeTakeFirst()) !== undefined;
}

/**
 * Adds the lines that were written since to the chain, in the order in which they are found. It is done after the
 * fact, so that whoever writes a line waits for nobody; of several servers that try at once one adds, the others leave it.
 */
export async function sealAudit(database: Database): Promise<void> {
  try {
    while ((await database.write(sealSome)) === STEP);
  } catch (error) {
    if (!isDuplicate(error)) throw error;
  }
}

async function sealSome(trx: Write): Promise<number> {
  const last = await lastSeal(trx);
  const highest = await trx
    .selectFrom('audit_seal')
    .select((eb) => eb.fn.max('audit_id').as('id'))
    .executeTakeFirst();
  const lines = await trx
    .selectFrom('audit')
    .leftJoin('audit_seal', 'audit_seal.audit_id', 'audit.id')
    .select(['id', 'at', 'actor_id', 'action', 'subject', 'before', 'after'])
    .where('audit_seal.audit_id', 'is', null)
    .where('audit.id', '>', (highest?.id ?? 0) - LATE)
    .orderBy('audit.id')
    .limit(STEP)
    .execute();
  let { seq, hash } = last ?? { seq: 0, hash: FIRST };
  const seals = lines.map((line) => {
    seq += 1;
    hash = hashOf(hash, line);
    return { seq, audit_id: line.id, hash };
  });
  if (seals.length > 0) await trx.insertInto('audit_seal').values(seals).execute();
  return seals.length;
}

export interface AuditVerdict {
  /** Lines whose hash is right, from the first one on. */
  readonly sound: number;
  /** The id of the first line that is not as it was written; undefined where all are. */
  readonly broken?: number;
  /** Lines that are written and not in the chain yet. */
  readonly unsealed: number;
  /** The newest hash: who has kept an older one can tell whether history was rewritten. */
  readonly newest: string;
}

/** Walks the chain from its first line and computes every hash again. */
export async function verifyAudit(db: Read): Promise<AuditVerdict> {
  let [sound, hash] = [0, FIRST];
  for (;;) {
    const lines = await db
      .selectFrom('audit_seal')
      .leftJoin('audit', 'audit.id', 'audit_seal.audit_id')
      .select(['seq', 'audit_id', 'hash', 'id', 'at', 'actor_id', 'action', 'subject', 'before', 'after'])
      .where('seq', '>', sound)
      .orderBy('seq')
      .limit(STEP)
      .execute();
    for (const { seq, audit_id, hash: sealed, ...line } of lines) {
      const expected = line.id === null || seq !== sound + 1 ? undefined : hashOf(hash, line as AuditLine);
      if (expected !== sealed) return { sound, broken: audit_id, unsealed: await countUnsealed(db), newest: hash };
      [sound, hash] = [seq, sealed];
    }
    if (lines.length < STEP) return { sound, unsealed: await countUnsealed(db), newest: hash };
  }
}

async function countUnsealed(db: Read): Promise<number> {
  const { count } = await db
    .selectFrom('audit')
    .leftJoin('audit_seal', 'audit_seal.audit_id', 'audit.id')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('audit_seal.audit_id', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(count);
}
