import type { PunchInput } from './attendance-contract.ts';

/** The part of a stored punch that the client said. */
export interface SaidPunch {
  readonly kind: 'in' | 'out';
  /** UTC text. */
  readonly device_at: string;
  readonly latitude: number | null;
  readonly longitude: number | null;
  readonly accuracy: number | null;
  readonly remark: string;
}

/** Whether a request with a known key says what was said the first time (WIRE section 6). */
export function samePunch(stored: SaidPunch, input: PunchInput): boolean {
  const said = Temporal.Instant.from(input.checktime).epochMilliseconds;
  return (
    stored.kind === input.checktype &&
    Temporal.Instant.from(stored.device_at).epochMilliseconds === said &&
    stored.latitude === (input.latitude ?? null) &&
    stored.longitude === (input.longitude ?? null) &&
    stored.accuracy === (input.accuracy ?? null) &&
    stored.remark === (input.remark ?? '')
  );
}
