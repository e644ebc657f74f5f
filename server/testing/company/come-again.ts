/**
 * Asks once more where Muster says that it is busy, with the same key, as a page and a device do. Of a crowd that is about one
 * member only so many wait for each other (`lock-lines.ts`), and on a busy machine the rest is told to come again.
 */
export async function comingAgain<A extends { readonly status: number } | { readonly statusCode: number }>(
  ask: () => Promise<A>,
): Promise<A> {
  for (;;) {
    const answer = await ask();
    if (('status' in answer ? answer.status : answer.statusCode) !== 503) return answer;
  }
}
