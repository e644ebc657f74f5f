import type { Contract } from '@muster/domain/wire/contract.ts';
import { administrationThings, noAdministration } from '../administration/administration-samples.ts';
import { correctionOf } from '../attendance/correction-samples.ts';
import { punchToReview } from '../attendance/review-samples.ts';
import { doorThere } from '../doors/door-samples.ts';
import { leaveThings, noLeave } from '../leave/leave-cast.ts';
import { drivenOf, paidFor } from '../mileage/mileage-samples.ts';
import type { Caller, Cell, Named } from '../requests/allow-table.ts';
import { type About, sampleOf } from '../requests/sample-requests.ts';
import { askedTripOf, tripOf } from '../trips/trip-samples.ts';
import type { Client } from './client.ts';
import type { Office, Persona } from './office.ts';

const NEVER = 2_000_000_000;
const ABSENT: About = {
  membercode: 'NOBODY',
  memberId: NEVER,
  sessionId: NEVER,
  tripId: NEVER,
  askedTripId: NEVER,
  drivenTripId: NEVER,
  mileageId: NEVER,
  termsRevision: NEVER,
  doorId: NEVER,
  correctionId: NEVER,
  punchId: NEVER,
  ...noLeave,
  ...noAdministration(NEVER),
};

/** A client of a caller of the allow table, with a session of its own. */
export async function clientOf(office: Office, caller: Caller): Promise<Client> {
  return caller === 'ANON' ? office.visitor() : office.holding(caller);
}

/**
 * What a cell of the allow table names, there in the database when it should be; for a call only what its request reads,
 * since most read next to nothing and making the rest for each cell took most of the time.
 */
export async function aboutOf(
  office: Office,
  { caller, named }: Pick<Cell, 'caller' | 'named'>,
  contract?: Contract,
): Promise<About> {
  if (named === 'absent') return ABSENT;
  const membercode = ownerOf(caller, named);
  const callerId = office.ids[caller === 'ANON' ? membercode : caller];
  const whose = { office, memberId: office.ids[membercode], membercode, callerId, isOwn: named === 'own' };
  const reads = contract && namesReadBy(contract);
  let about: About = { ...ABSENT, membercode, memberId: whose.memberId };
  for (const { names, make } of things) {
    if (!reads || names.some((it) => reads.has(it))) about = { ...about, ...(await make(whose)) };
  }
  return about;
}

interface Whose {
  readonly office: Office;
  readonly membercode: Persona;
  readonly memberId: number;
  readonly callerId: number;
  readonly isOwn: boolean;
}

interface Thing {
  readonly names: readonly string[];
  make(whose: Whose): Promise<Partial<About>>;
}

const things: readonly Thing[] = [
  { names: ['sessionId'], make: async (whose) => ({ sessionId: await newSession(whose) }) },
  { names: ['tripId'], make: async ({ office, memberId }) => ({ tripId: await tripOf(office.database, memberId) }) },
  {
    names: ['correctionId'],
    make: async ({ office, memberId }) => ({ correctionId: await correctionOf(office.database, memberId) }),
  },
  {
    names: ['punchId'],
    make: async ({ office, memberId }) => ({ punchId: await punchToReview(office.database, memberId) }),
  },
  {
    names: ['askedTripId'],
    make: async ({ office, memberId }) => ({ askedTripId: await askedTripOf(office.database, memberId) }),
  },
  {
    names: ['drivenTripId', 'mileageId'],
    make: ({ office, memberId }) => drivenOf(office.database, memberId),
  },
  { names: ['doorId'], make: ({ office }) => doorThere(office.database) },
  { names: ['termsRevision'], make: ({ office }) => paidFor(office.database) },
  {
    names: Object.keys(noLeave),
    make: ({ office, memberId, callerId }) => leaveThings(office.database, memberId, callerId),
  },
  {
    names: Object.keys(noAdministration(NEVER)),
    make: ({ office, memberId, isOwn }) => administrationThings(office.database, memberId, isOwn),
  },
];

async function newSession({ office, membercode, memberId }: Whose): Promise<number> {
  await office.holding(membercode);
  const { id } = await office.database.query
    .selectFrom('session')
    .select('id')
    .where('member_id', '=', memberId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  return id;
}

/** Seen by having the request made once. */
export function namesReadBy(contract: Contract): ReadonlySet<string | symbol> {
  const read = new Set<string | symbol>();
  const watched = new Proxy(ABSENT, {
    get: (about, name) => {
      read.add(name);
      return Reflect.get(about, name);
    },
  });
  sampleOf(contract, watched);
  return read;
}

function ownerOf(caller: Caller, named: Exclude<Named, 'absent'>): Persona {
  const self = caller === 'ANON' ? 'A' : caller;
  if (named === 'own') return self;
  return self === 'A' ? 'B' : 'A';
}
