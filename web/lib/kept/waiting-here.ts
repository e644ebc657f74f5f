import { kept } from './browser-storage.ts';

const KEY = 'muster-waiting';

/** Notes whether check-ins of anybody wait on this device, so that the sign-in page does not load their list for nothing. */
export const noteWaiting = (wait: boolean): void => (wait ? kept.write(KEY, 'true') : kept.remove(KEY));

export const mayWaitHere = (): boolean => kept.read(KEY) !== null;
