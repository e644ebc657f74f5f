import { type LimitNode, type QueryCompiler, SqliteDialect, SqliteQueryCompiler, ValueNode } from 'kysely';

/**
 * Writes limits into statements. SQLite looks at a limit while it plans, and where the limit is bound it plans the statement
 * anew each time it is.
 */
class PlannedOnceCompiler extends SqliteQueryCompiler {
  protected override visitLimit(node: LimitNode): void {
    const { limit } = node;
    const isNumber = ValueNode.is(limit) && typeof limit.value === 'number';
    super.visitLimit(isNumber ? { ...node, limit: ValueNode.createImmediate(limit.value) } : node);
  }
}

/** Kysely's own, for statements that are planned once and run often. */
export class PlannedOnceDialect extends SqliteDialect {
  override createQueryCompiler(): QueryCompiler {
    return new PlannedOnceCompiler();
  }
}
