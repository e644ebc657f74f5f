/** An answer, and when it came on the device's clock, milliseconds. */
export interface Arrived {
  readonly answer: Response;
  readonly at: number;
}

/** What every opening by a signed-in member asks first, as their contracts name it. */
export const AHEAD = { token: 'POST /jwt/token', today: 'GET /api/today' } as const;

declare global {
  interface Window {
    /** What `install/first-moment.ts` has asked the server before the first script was there, by method and path. */
    askedAhead?: Map<string, Promise<Arrived>>;
  }
}

/** Whoever asks first takes what was asked ahead; it is nobody's after that. */
export function takeAskedAhead(method: string, path: string): Promise<Arrived> | undefined {
  const key = `${method} ${path}`;
  const ahead = window.askedAhead?.get(key);
  window.askedAhead?.delete(key);
  return ahead;
}

/** What was asked for one member answers nobody else. */
export const forgetAskedAhead = (): void => window.askedAhead?.clear();
