import { succeeded } from '@muster/domain/wire/envelope.ts';
import { listed } from '@muster/server/features/attendance/punches/punches-view.ts';
import type { Facts, Step } from './replay.ts';
import type { Runner } from './runners.ts';

/** The tables that a list of punches is put together from; whatever else its plan reads comes before them. */
const TABLES = ['punch', 'attendance', 'correction'] as const;

/** A month of punches, presented by Muster's own code. */
export async function listPunches(run: Runner, plan: readonly Step[], facts: Facts & { membercode?: string }) {
  const tableOf = (step: Step) => TABLES.find((table) => step.sql.includes(`from "${table}"`));
  await run(
    plan.filter((step) => !tableOf(step)),
    facts,
  );
  const read = async (table: (typeof TABLES)[number]) =>
    run(
      plan.filter((step) => tableOf(step) === table),
      facts,
    );
  const [rows, attendances, added] = [await read('punch'), await read('attendance'), await read('correction')];
  type Listed = Parameters<typeof listed>;
  const data = listed(
    rows as unknown as Listed[0],
    attendances as unknown as Listed[1],
    added as unknown as Listed[2],
    facts.membercode ?? '',
  );
  return { status: 200, body: succeeded(data) };
}
