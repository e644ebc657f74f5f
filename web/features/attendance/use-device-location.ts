import { useCallback, useEffect, useState } from 'react';
import {
  type DeviceLocation,
  type LocationRefusal,
  LocationRefused,
  locate,
  mayLocateSilently,
} from '../../lib/device-location.ts';

interface KnownLocation {
  readonly location?: DeviceLocation;
  readonly refusal?: LocationRefusal;
  readonly locating: boolean;
}

/** Where the device is; looked up by itself only when the member has allowed that before. */
export function useDeviceLocation(wanted: boolean) {
  const [known, setKnown] = useState<KnownLocation>({ locating: false });

  const ask = useCallback(async (maximumAge?: number): Promise<DeviceLocation> => {
    setKnown(({ location }) => ({ ...(location && { location }), locating: true }));
    try {
      const location = await locate(maximumAge);
      setKnown({ location, locating: false });
      return location;
    } catch (refused) {
      setKnown({ refusal: refused instanceof LocationRefused ? refused.reason : 'unavailable', locating: false });
      throw refused;
    }
  }, []);

  useEffect(() => {
    if (!wanted) return;
    const look = async () => {
      if (await mayLocateSilently()) await ask();
    };
    void look().catch(() => undefined);
  }, [wanted, ask]);

  return { ...known, ask };
}
