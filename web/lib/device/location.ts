/** Where the device says it is. */
export interface DeviceLocation {
  readonly latitude: number;
  readonly longitude: number;
  /** Metres. */
  readonly accuracy: number;
}

export type LocationRefusal = 'denied' | 'unavailable' | 'timeout' | 'unsupported' | 'insecure';

export class LocationRefused extends Error {
  readonly reason: LocationRefusal;

  constructor(reason: LocationRefusal) {
    super(reason);
    this.name = 'LocationRefused';
    this.reason = reason;
  }
}

const PATIENCE = 15_000;
/** A reading of the last seconds is as good as a new one, and saves the wait. */
export const FRESH_ENOUGH = 10_000;

/** Whether a browser gives this page a location at all: only over HTTPS, or on the device itself. */
export const mayEverLocate = (): boolean => window.isSecureContext !== false;

/** Asks the browser for the location, at most so many milliseconds old; rejects with `LocationRefused`. */
export function locate(maximumAge = 0): Promise<DeviceLocation> {
  return new Promise((resolve, reject) => {
    if (!mayEverLocate()) return reject(new LocationRefused('insecure'));
    if (!('geolocation' in navigator)) return reject(new LocationRefused('unsupported'));
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        const { latitude, longitude, accuracy } = coords;
        resolve({ latitude, longitude, accuracy });
      },
      (error) => reject(new LocationRefused(reasonOf(error))),
      { enableHighAccuracy: true, timeout: PATIENCE, maximumAge },
    );
  });
}

function reasonOf(error: GeolocationPositionError): LocationRefusal {
  if (error.code === error.PERMISSION_DENIED) return 'denied';
  return error.code === error.TIMEOUT ? 'timeout' : 'unavailable';
}

/** What the member has said before: where it is allowed, asking shows no question out of the blue. */
export async function leaveToLocate(): Promise<PermissionState> {
  try {
    return (await navigator.permissions.query({ name: 'geolocation' })).state;
  } catch {
    return 'prompt';
  }
}
