import { createContext, use } from 'react';

/** A hook that gives what reads anew whatever is shown, for every form beneath; nothing is read without it. */
export const ReadAnew = createContext<() => () => void>(() => () => undefined);

/** Reads anew whatever is shown: for a form that is given up although what it sent may be stored. */
export const useReadAnew = (): (() => void) => use(ReadAnew)();
