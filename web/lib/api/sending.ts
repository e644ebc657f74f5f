import { noteServerDate } from '../time/server-clock.ts';
import { ApiProblem } from './api-problem.ts';
import { takeAskedAhead } from './asked-ahead.ts';
import { noteAnswer } from './server-answers.ts';

/** One request as it is sent. */
export interface Sent {
  readonly method: string;
  readonly path: string;
  readonly body?: unknown;
  /** The access token. */
  readonly bearer?: string | undefined;
  /** What an idempotent call is known again by. */
  readonly key?: string | false | undefined;
  /** For how many milliseconds an answer is waited for. */
  readonly patience?: number | undefined;
}

interface SendingOptions {
  readonly origin: string;
  readonly fetch: typeof fetch;
  readonly now: () => number;
}

/** Sends requests to a server, and notes what its answers say of it. @throws ApiProblem OFFLINE when there is no answer */
export const senderTo =
  ({ origin, fetch, now }: SendingOptions) =>
  async ({ method, path, body, bearer, key, patience }: Sent): Promise<Response> => {
    const form = body instanceof FormData;
    const headers: Record<string, string> = {
      Accept: 'application/json',
      'Accept-Language': document.documentElement.lang || 'en',
      ...(key && { 'Idempotency-Key': key }),
      // A form says itself where its parts begin.
      ...(body !== undefined && !form && { 'Content-Type': 'application/json' }),
      ...(bearer && { Authorization: `Bearer ${bearer}` }),
    };
    const asking = async () => {
      const answer = await fetch(origin + path, {
        method,
        headers,
        credentials: 'same-origin',
        ...(patience === undefined ? {} : { signal: AbortSignal.timeout(patience) }),
        ...(body === undefined ? {} : { body: form ? body : JSON.stringify(body) }),
      });
      return { answer, at: now() };
    };
    try {
      const { answer, at } = await (takeAskedAhead(method, path) ?? asking());
      noteServerDate(answer.headers.get('Date'), at);
      noteAnswer(answer.status);
      return answer;
    } catch {
      noteAnswer(undefined);
      throw new ApiProblem({ code: 'OFFLINE', status: 0 });
    }
  };

/** What a contract's call is asked with, whatever the contract. */
export interface AskedLoosely {
  readonly params?: Record<string, string | number>;
  readonly query?: Record<string, string | number | readonly string[] | undefined>;
  readonly body?: unknown;
}

/** What a call with a file carries: the file goes as it is, whatever its text is written in. */
export function formOf(fields: Record<string, string | File | undefined>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) if (value !== undefined) form.append(name, value);
  return form;
}

export function addressOf(path: string, asked: AskedLoosely | undefined): string {
  const filled = path.replace(/:(\w+)/g, (_whole, name: string) => encodeURIComponent(String(asked?.params?.[name])));
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(asked?.query ?? {})) {
    for (const one of Array.isArray(value) ? value : [value]) if (one !== undefined) query.append(name, String(one));
  }
  return query.size > 0 ? `${filled}?${query}` : filled;
}
