import { randomBytes } from 'node:crypto';
import { writeInstant } from '@muster/domain/calendar/company-time.ts';
import type { Samples } from '@muster/domain/samples/samples.ts';
import type { Contract, ReplyOf } from '@muster/domain/wire/contract.ts';
import type { Dependencies } from '../dependencies.ts';
import { type AnswerOf, plain } from '../http/answers.ts';
import type { Caller } from '../http/caller.ts';
import type { Call, Serve } from '../http/serve.ts';
import { readCompany } from '../records/office/company.ts';
import { type Copies, weightOf } from './copies.ts';
import { samplesAt } from './data/all.ts';
import type { Usable } from './usable.ts';

/** What the rules cannot know by themselves. */
export interface Facts {
  readonly now: Temporal.Instant;
  readonly nowText: string;
  readonly newId: () => string;
}

type UsableCall<C extends Contract> = Omit<Call<C>, 'body'> & { readonly body: Usable<Call<C>['body']> };

/** How a sample call is answered: what becomes of the caller's copy, and the body. */
type Act<C extends Contract> = (
  samples: Samples,
  asked: UsableCall<C>,
  facts: Facts,
) => readonly [after: Samples, answer: Unchanging<ReplyOf<C>>];

/** A list that nobody changes may be answered as it is. */
type Unchanging<R> = R extends readonly (infer Entry)[] ? readonly Entry[] : R;

export type ServeSample = <C extends Contract>(contract: C, act: Act<C>) => void;

/** Serves sample calls on the copy of whoever calls. */
export const serveSamplesOn =
  (serve: Serve, deps: Dependencies, copies: Copies): ServeSample =>
  (contract, act) =>
    serve(contract, async (call) => {
      const memberId = (call.caller as Caller).member.id;
      const now = deps.clock();
      // Only the first call of a member needs to know what day it is.
      let copy = copies.of(memberId);
      if (!copy) {
        const { zone } = await readCompany(deps.database.query);
        copy = copies.of(memberId) ?? samplesAt(now, zone);
      }
      const [after, answer] = act(copy, call as UsableCall<typeof contract>, factsAt(now));
      if (after !== copies.of(memberId)) copies.keep(memberId, after, weightOf(call.body));
      return plain(answer) as AnswerOf<typeof contract>;
    });

const factsAt = (now: Temporal.Instant): Facts => ({
  now,
  get nowText() {
    return writeInstant(now);
  },
  newId,
});

const newId = () => randomBytes(9).toString('base64url');
