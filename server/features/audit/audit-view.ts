import type { Read } from '../../database/engine.ts';

export interface AuditSearch {
  /** Instants: from the first on, before the second. */
  readonly since?: string | undefined;
  readonly until?: string | undefined;
  readonly actor?: string | undefined;
  /** A whole action or subject, or its noun alone. */
  readonly action?: string | undefined;
  readonly subject?: string | undefined;
  /** Only lines with a smaller id. */
  readonly below?: number | undefined;
  readonly limit: number;
  readonly offset?: number;
}

/** Lines of the audit log, newest first, with their hashes and the names of who acted. */
export function searchAudit(db: Read, it: AuditSearch) {
  let lines = db
    .selectFrom('audit')
    .leftJoin('audit_seal', 'audit_seal.audit_id', 'audit.id')
    .leftJoin('member', 'member.id', 'audit.actor_id')
    .select([
      'audit.id',
      'audit.at',
      'audit.action',
      'audit.subject',
      'audit.before',
      'audit.after',
      'audit_seal.hash',
      'member.membercode',
      'member.membername',
    ]);
  if (it.since !== undefined) lines = lines.where('audit.at', '>=', it.since);
  if (it.until !== undefined) lines = lines.where('audit.at', '<', it.until);
  if (it.below !== undefined) lines = lines.where('audit.id', '<', it.below);
  const { actor, action, subject } = it;
  if (actor) lines = lines.where('member.membercode', '=', actor);
  if (action) lines = lines.where(({ eb, and }) => and(beginning(action).map(([op, v]) => eb('audit.action', op, v))));
  if (subject)
    lines = lines.where(({ eb, and }) => and(beginning(subject).map(([op, v]) => eb('audit.subject', op, v))));
  return lines
    .orderBy('audit.id', 'desc')
    .limit(it.limit)
    .offset(it.offset ?? 0)
    .execute();
}

/** Texts that begin so, as a span that an index serves on both engines, whatever their collation says of letters. */
const beginning = (start: string) =>
  [
    ['>=', start],
    ['<=', `${start}\u{10ffff}`],
  ] as const;
