import { getPriority, setPriority } from 'node:os';

const BELOW = 5;
const LOWEST = 19;

/**
 * Puts the calling thread below what answers, and not starved by it: below whatever priority the server was started with,
 * as raising one takes a right that few have. On Linux alone; elsewhere it would be the whole server.
 */
export function lowerThisThread(): void {
  if (process.platform === 'linux') setPriority(0, Math.min(getPriority(0) + BELOW, LOWEST));
}
