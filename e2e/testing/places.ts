import { HEAD_OFFICE as SITE } from '@muster/server/seed/sample-office.ts';
import type { BrowserContext } from '@playwright/test';

export interface Place {
  readonly latitude: number;
  readonly longitude: number;
  readonly accuracy: number;
}

/** A few steps from the centre of the sample company's head office. */
export const HEAD_OFFICE: Place = { latitude: SITE.latitude + 0.0003, longitude: SITE.longitude, accuracy: 15 };
/** The airport, ten times as far as the office's area reaches. */
export const AIRPORT: Place = { latitude: 16.9073, longitude: 96.1332, accuracy: 20 };

/** Puts the device somewhere, with its owner's leave to tell. */
export async function standAt(context: BrowserContext, place: Place): Promise<void> {
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation(place);
}
