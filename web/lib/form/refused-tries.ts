/**
 * The keys of tries that were refused and not before without an answer: nothing was stored by them. Where the server refuses
 * one by ending the session, the form is gone before it could say so, and others are refused until it is back, as a sign-in
 * with a wrong password.
 */
export const refusedTries = new Set<string | undefined>();
