import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { fiscalYearOf } from '@muster/domain/calendar/fiscal-year.ts';
import { tripNumber } from '@muster/domain/trips/trip-days.ts';
import { columnTypes } from '@muster/server/database/postgres/postgres.ts';
import pg from 'pg';
import { today } from '../databases/leave-company.ts';
import { bound, type Facts, type Step } from './replay.ts';

type Row = Record<string, unknown>;

/** Runs steps one after the other, learning ids from their rows; answers the rows of the last that had any. */
export type Runner = (steps: readonly Step[], facts: Facts) => Promise<Row[]> | Row[];

/** What later steps or the answer need of what was read: the member of a session, the new punch, the crew of a trip. */
function learn(facts: Facts & { leave?: Row; trip?: Row; crew?: Row[] }, { sql }: Step, rows: Row[]): void {
  const [row] = rows;
  if (!row) return;
  if ('session_id' in row) Object.assign(facts, { memberId: row['id'], membercode: row['membercode'] });
  else if ('in_punch_id' in row) facts.attendanceId = row['id'];
  else if (sql.startsWith('insert into "punch"')) facts.punchId = row['id'];
  else if ('enterer_code' in row) facts.trip = row;
  else if ('objection' in row) facts.crew = rows;
  else if ('decision_remark' in row) facts.leave = row;
  else if (sql.startsWith('insert into "leave"')) facts.leaveId = row['id'];
  else if (sql.startsWith('insert into "trip"')) facts.tripId = row['id'];
  else if (sql.includes('from "car"')) facts.carId = row['id'];
  else if ('last' in row) facts.tripNumber = tripNumber(fiscalYearOf(today()), Number(row['last']));
}

/** `settings` is what Muster itself executes when it opens the database: the same journal, the same syncs. */
export function sqliteRunner(path: string, settings: readonly string[]): Runner {
  const file = new DatabaseSync(path, { timeout: 5000 });
  for (const setting of settings) file.exec(setting);
  const prepared = new Map<string, { statement: StatementSync; reads: boolean }>();
  const prepare = (sql: string) => {
    const statement = file.prepare(sql);
    const entry = { statement, reads: statement.columns().length > 0 };
    prepared.set(sql, entry);
    return entry;
  };
  return (steps, facts) => {
    let rows: Row[] = [];
    for (const step of steps) {
      const { statement, reads } = prepared.get(step.sql) ?? prepare(step.sql);
      const parameters = bound(step, facts) as SQLInputValue[];
      if (!reads) statement.run(...parameters);
      else {
        const found = statement.all(...parameters) as Row[];
        learn(facts, step, found);
        rows = found;
      }
    }
    return rows;
  };
}

export function postgresRunner(connectionString: string): Runner {
  const pool = new pg.Pool({ connectionString, max: 10, options: '-c timezone=UTC', types: columnTypes });
  const query = async (on: pg.Pool | pg.PoolClient, step: Step, facts: Facts) => {
    const { rows, fields } = await on.query<Row>(step.sql, bound(step, facts));
    learn(facts, step, rows);
    return fields?.length > 0 ? rows : undefined;
  };
  return async (steps, facts) => {
    let rows: Row[] = [];
    let client: pg.PoolClient | undefined;
    for (const step of steps) {
      if (/^(begin|start transaction)/i.test(step.sql)) client = await pool.connect();
      rows = (await query(client ?? pool, step, facts)) ?? rows;
      if (/^commit/i.test(step.sql)) client?.release();
    }
    return rows;
  };
}
