import { kept } from '../kept/browser-storage.ts';
import { problemOf } from './api-problem.ts';

const OWED = 'SignOutOwed';
const TOO_MANY = 429;

/**
 * A sign-out that the server has not heard of, for want of a connection: the cookie stands until it does, out of the
 * reach of scripts. It is kept across closing the page, and told before anything else is sent.
 */
export function owedSignOut(tell: () => Promise<Response>) {
  let telling: Promise<void> | undefined;
  const tellNow = async () => {
    const answer = await tell();
    const problem = answer.ok ? undefined : await problemOf(answer);
    // Any other refusal says that there is no session to end.
    if (problem && (problem.unanswered || problem.status === TOO_MANY)) throw problem;
    kept.remove(OWED);
  };
  return {
    owe: (): void => kept.write(OWED, 'true'),
    isOwed: (): boolean => kept.read(OWED) !== null,
    /** Tells the server, if anything is owed. @throws ApiProblem when it could not be told */
    settle: async (): Promise<void> => {
      if (kept.read(OWED) === null) return;
      telling ??= tellNow().finally(() => {
        telling = undefined;
      });
      await telling;
    },
  };
}
