import ipaddr from 'ipaddr.js';
import { ConfigError } from '../config.ts';
import type { Dependencies } from '../dependencies.ts';
import { closePeriod } from '../features/attendance/periods/close-period.ts';
import { closingsSoFar, NO_CLOSINGS } from '../records/attendance/period-close.ts';
import { findCompany } from '../records/office/company.ts';
import { addSampleCompany } from '../seed/sample-company.ts';
import { COMPANY_NAME } from '../seed/sample-office.ts';
import { changeClosedDay, officer, periodToClose } from '../seed/sample-period.ts';

/** Everybody's password in sample companies; the real thing has no default password. */
export const SAMPLE_PASSWORD = 'muster-demo-2026';

/** Everyone knows the sample company's password, so it is kept from the network unless that is wanted. */
export function requireLoopback(host: string, anywhere: string | undefined): void {
  const loopback = host === 'localhost' || (ipaddr.isValid(host) && ipaddr.process(host).range() === 'loopback');
  if (loopback || anywhere === '1') return;
  throw new ConfigError(
    `HOST is wrong: everyone knows the demo's password, so it listens on 127.0.0.1 only. DEMO_ANYWHERE=1 lifts this.`,
  );
}

/** Makes the sample company in an empty database and keeps it when it is there; what was killed on the way goes on. */
export async function prepareSampleCompany(
  deps: Pick<Dependencies, 'database' | 'clock' | 'passwords'>,
): Promise<void> {
  const company = await findCompany(deps.database.query);
  if (company && company.name !== COMPANY_NAME) {
    throw new ConfigError(`This database holds the company ${company.name}; the demo needs one of its own (DATA_DIR).`);
  }
  if (!company) {
    // One hash for all: argon2id is slow on purpose, and a salt each hides nothing when the password is printed.
    const passwordHash = await deps.passwords.hash(SAMPLE_PASSWORD);
    await addSampleCompany(deps.database, { now: deps.clock(), passwordHash });
  }
  await closeSamplePeriod(deps);
}

/** A month is closed as the office closes one, unless one ever was, and a day of it has changed since. */
async function closeSamplePeriod(deps: Pick<Dependencies, 'database' | 'clock'>): Promise<void> {
  const month = await periodToClose(deps.database.query);
  if ((await closingsSoFar(deps.database.query)) === NO_CLOSINGS) {
    await closePeriod(deps, { member: officer }, month, 'Everybody was asked');
  }
  await deps.database.write((trx) => changeClosedDay(trx, month, deps.clock()));
}

const who = [
  ['EM001', 'employee of SALES'],
  ['EM002', 'employee of SALES'],
  ['DR001', 'driver, may check in anywhere'],
  ['EM014', 'works nights'],
  ['MG001', 'manager of SALES'],
  ['HR001', 'HR officer'],
  ['SA001', 'administrator'],
  ['EM008', 'suspended: is refused'],
  ['EM009', 'listed, not registered yet: can sign up'],
] as const;

export function whoCanSignIn(address: string): string {
  const lines = who.map(([code, what]) => `  ${code}   ${what}`);
  return [
    `Muster's sample company, ${COMPANY_NAME}, is at ${address}`,
    `Sign in with the password ${SAMPLE_PASSWORD} as`,
    ...lines,
  ].join('\n');
}
