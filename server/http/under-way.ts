import { AsyncLocalStorage } from 'node:async_hooks';
import type { Caller } from './caller.ts';

const callers = new AsyncLocalStorage<Caller>();

/** Does something for whoever makes a request: what it stores can be asked whose it is. */
export const actingFor = <T>(caller: Caller, work: () => T): T => callers.run(caller, work);

/** For whom something is being done; nobody outside of a member's request. */
export const actedFor = (): Caller | undefined => callers.getStore();

/** Does something for nobody, that a request has only begun. */
export const forNobody = <T>(work: () => T): T => callers.exit(work);
