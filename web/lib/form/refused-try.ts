/**
 * The key of the last try, where it was refused and not before without an answer: nothing was stored by it. Where the server
 * refuses one by ending the session, the form is gone before it could say so.
 */
export const refusedTry: { key: string | undefined } = { key: undefined };
