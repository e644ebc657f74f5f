import { issueToken, signOut } from '@muster/domain/session/session-contract.ts';
import { TOKEN_SECONDS } from '@muster/domain/session/session-end.ts';
import type { Asked, Contract, ReplyOf } from '@muster/domain/wire/contract.ts';
import { ApiProblem, problemOf } from './api-problem.ts';
import { forgetAskedAhead } from './asked-ahead.ts';
import { owedSignOut } from './owed-sign-out.ts';
import { retryKeys } from './retry-keys.ts';
import { type AskedLoosely, addressOf, formOf, type Sent, senderTo } from './sending.ts';

export interface ApiListeners {
  /** The server refuses this member altogether (behaviour 8). */
  onSuspended(): void;
  /** The session cookie does not stand any more. */
  onSessionOver(): void;
}

export interface CallOptions {
  /**
   * The key under which an idempotent call is sent, for a form that may be sent again with other content. Without one
   * a call that was not answered is sent under its first key when it is made again with the same content.
   */
  readonly key?: string;
  /** For how many milliseconds an answer is waited for; as long as the browser does, unless it says otherwise. */
  readonly patience?: number;
}

/** `params`, `query` and `body` as the contract has them; may be left out when the contract asks for nothing. */
type CallArguments<C extends Contract> =
  {} extends Asked<C> ? [asked?: Asked<C>, options?: CallOptions] : [asked: Asked<C>, options?: CallOptions];

interface Answered {
  readonly answer: Response;
  readonly problem: ApiProblem | undefined;
}

/** A network that swallows the renewal must not hold up what would say so. */
const TOKEN_PATIENCE_MS = 20_000;

/**
 * The client of every contract. The access token lives in this closure and nowhere else: it is fetched with the
 * session cookie, renewed when it is 30 minutes old or once after it is refused, by one request however many wait for it.
 */
export function createApi(options: { origin?: string; fetch?: typeof fetch; now?: () => number } = {}) {
  const { now = () => Date.now() } = options;
  const send = senderTo({ origin: '', fetch: (...request) => fetch(...request), ...options, now });
  let token: { readonly value: string; readonly at: number } | undefined;
  let renewal: Promise<string> | undefined;
  let listeners: ApiListeners | undefined;
  /** Counts the sessions of the page: an answer to what an earlier one asked says nothing about this one. */
  let era = 0;
  const keys = retryKeys();
  const ownSignOut = owedSignOut(() => send({ method: signOut.method, path: signOut.path }));

  /** Sends what is asked, after a sign-out that is still to be told. */
  async function request(asked: Sent): Promise<Response> {
    if (ownSignOut.isOwed()) await ownSignOut.settle();
    return send(asked);
  }

  async function fetchToken(): Promise<string> {
    const asked = era;
    const { method, path } = issueToken;
    const answer = await request({ method, path, patience: TOKEN_PATIENCE_MS });
    if (!answer.ok) throw announced(await problemOf(answer), asked, answer.status === 401);
    const { accessToken } = await read<typeof issueToken>(answer);
    if (asked === era) token = { value: accessToken, at: now() };
    return accessToken;
  }

  /** One renewal at a time: whoever comes while it runs gets its result. */
  function renew(): Promise<string> {
    if (renewal) return renewal;
    const begun = fetchToken().finally(() => {
      if (renewal === begun) renewal = undefined;
    });
    renewal = begun;
    return begun;
  }

  function bearer(): string | Promise<string> {
    return token && now() - token.at < TOKEN_SECONDS * 1000 ? token.value : renew();
  }

  function announced(problem: ApiProblem, asked: number, over = problem.code === 'UNAUTHENTICATED'): ApiProblem {
    if (asked !== era) return problem;
    if (problem.code === 'MEMBER_SUSPENDED') listeners?.onSuspended();
    if (over) listeners?.onSessionOver();
    return problem;
  }

  /**
   * The answer to what is sent with the access token, which is renewed once where it is refused; with it what was refused, of
   * which the page has heard then.
   */
  async function asMember(sendWith: (bearer?: string) => Promise<Response>, guarded = true): Promise<Answered> {
    const askedIn = era;
    const used = guarded ? await bearer() : undefined;
    const answerTo = async (bearer?: string): Promise<Answered> => {
      // While the token was on its way somebody else may have signed in, and would be who does it.
      if (askedIn !== era) throw new ApiProblem({ code: 'UNAUTHENTICATED', status: 401 });
      const answer = await sendWith(bearer);
      return { answer, problem: answer.ok ? undefined : await problemOf(answer) };
    };
    let answered = await answerTo(used);
    // Any other 401 is about a code that was typed: sent again, it would count as two guesses.
    if (answered.problem?.code === 'UNAUTHENTICATED' && used !== undefined && askedIn === era) {
      // Another call may have renewed the token while this one was on its way.
      answered = await answerTo(token && token.value !== used ? token.value : await renew());
    }
    if (answered.problem) announced(answered.problem, askedIn);
    return answered;
  }

  /** What a call is answered, read by `take` before its key is forgotten. */
  async function answered<const C extends Contract, T>(
    contract: C,
    [asked, options]: CallArguments<C>,
    take: (answer: Response) => Promise<T>,
  ): Promise<T> {
    const path = addressOf(contract.path, asked as AskedLoosely | undefined);
    const given = (asked as AskedLoosely | undefined)?.body;
    const guarded = contract.access === 'member' || contract.access === 'office';
    const content = JSON.stringify([contract.name, path, given]);
    const sent: Sent = {
      method: contract.method,
      path,
      body: contract.form === 'fields' ? formOf(given as Record<string, string | File | undefined>) : given,
      key: contract.idempotent && (options?.key ?? keys.of(content)),
      patience: options?.patience,
    };
    const { answer, problem } = await asMember((bearer) => request({ ...sent, bearer }), guarded);
    if (problem) {
      if (!problem.unanswered) keys.forget(content);
      throw problem;
    }
    const reply = await take(answer);
    keys.forget(content);
    return reply;
  }

  return {
    call: <const C extends Contract>(contract: C, ...given: CallArguments<C>): Promise<ReplyOf<C>> =>
      answered(contract, given, read<C>),
    /** The file that a call answers, under the name that it is kept by. */
    download: <const C extends Contract>(contract: C, ...given: CallArguments<C>): Promise<File> =>
      answered(contract, given, readFile),
    /** For what no call can do: a file that is sent with its progress, or shown. */
    asMember,
    /** The access token, for a stream. */
    bearer: async (): Promise<string> => bearer(),
    /** Whether the session cookie still stands; throws what the server says otherwise. */
    verifySession: async (): Promise<void> => void (await renew()),
    /** Leaves the session behind: its token, and whatever is still to be answered to it. */
    forgetSession: (): void => {
      forgetAskedAhead();
      era += 1;
      token = undefined;
      renewal = undefined;
    },
    /** Ends the session on the server, now or, without a connection, before anything else is sent to it. */
    owedSignOut: ownSignOut,
    listen: (to: ApiListeners): void => {
      listeners = to;
    },
  };
}

async function readFile(answer: Response): Promise<File> {
  const [, name = 'file'] = /filename="([^"]+)"/.exec(answer.headers.get('Content-Disposition') ?? '') ?? [];
  try {
    const content = await answer.blob();
    return new File([content], name, { type: content.type });
  } catch {
    throw new ApiProblem({ code: 'OFFLINE', status: 0 });
  }
}

async function read<C extends Contract>(answer: Response): Promise<ReplyOf<C>> {
  try {
    return (await answer.json()) as ReplyOf<C>;
  } catch {
    throw new ApiProblem({ code: 'UNREADABLE', status: 0 });
  }
}

/** The one client of the page. */
export const api = createApi();
