import type { MemberImport } from '@muster/domain/members/member-file-contract.ts';
import { importMembers } from '@muster/domain/members/member-file-contract.ts';
import { expect } from 'vitest';
import type { Client } from '../company/client.ts';
import type { Office } from '../company/office.ts';
import { upload } from '../company/upload.ts';

type Fields = Readonly<Record<string, string>>;

export const uploadMembers = (client: Client, content: string | Uint8Array, fields: Fields = {}) =>
  upload(client, importMembers.path, content, { fields });

export const dryRun: Fields = { dryrun: 'true' };

/** What a file of members that can be read does, or would do. */
export async function found(client: Client, content: string | Uint8Array, fields: Fields = {}): Promise<MemberImport> {
  const { status, body } = await uploadMembers(client, content, fields);
  expect([status, body.message]).toEqual([200, 'OK']);
  return body.data;
}

export const outcomes = ({ rows }: MemberImport) => rows.map((it) => it.outcome);

export const faults = ({ rows }: MemberImport) =>
  rows.map((it) => it.errors.map((one) => `${one.field} ${one.code}`).join(', '));

export async function idByCode({ database }: Office, membercode: string): Promise<number | undefined> {
  const row = await database.query
    .selectFrom('member')
    .select('id')
    .where('membercode', '=', membercode)
    .executeTakeFirst();
  return row?.id;
}

/** The days of earned leave that somebody has in the fiscal year of 2026. */
export async function earnedLeave(office: Office, membercode: string): Promise<number> {
  const rows = await office.database.query
    .selectFrom('leave_ledger')
    .select('half_days')
    .where('member_id', '=', (await idByCode(office, membercode)) ?? 0)
    .where('leaveid', '=', 'EL')
    .where('fiscal_year', '=', 2026)
    .execute();
  return rows.reduce((days, it) => days + it.half_days / 2, 0);
}

/** The columns of most files here. */
export const HEAD = 'membercode,membername,email,phone,role,groupno,manager,shift,restdays,sites,joinedon,balance EL';
