import { useCallback, useEffect, useRef, useState } from 'react';
import {
  type DeviceLocation,
  type LocationRefusal,
  LocationRefused,
  leaveToLocate,
  locate,
} from '../../../lib/device/location.ts';

interface KnownLocation {
  readonly location?: DeviceLocation;
  readonly refusal?: LocationRefusal;
  readonly locating: boolean;
}

/** Where the device is; looked up by itself only when the member has allowed that before. */
export function useDeviceLocation(wanted: boolean) {
  const [known, setKnown] = useState<KnownLocation>({ locating: false });
  const stop = useRef(() => {});

  const ask = useCallback(async (maximumAge?: number): Promise<DeviceLocation> => {
    setKnown(({ location }) => ({ ...(location && { location }), locating: true }));
    const stopped = new Promise<never>((_resolve, reject) => {
      stop.current = () => reject(new LocationRefused('timeout'));
    });
    try {
      const location = await Promise.race([locate(maximumAge), stopped]);
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
      const leave = await leaveToLocate();
      if (leave === 'granted') await ask();
      if (leave === 'denied') setKnown({ refusal: 'denied', locating: false });
    };
    void look().catch(() => undefined);
  }, [wanted, ask]);

  /** Waits no longer: what was asked is refused as if it had taken too long. */
  const giveUp = useCallback(() => stop.current(), []);

  return { ...known, ask, giveUp };
}
