import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router';
import { leavePage } from '../lib/form/held-page.ts';
import { safeRedirect } from '../lib/session/redirect.ts';

/** Follows what is pressed among what the device shows; whose session has ended is asked to sign in on the way. */
export function useFollowTold(): void {
  const navigate = useNavigate();
  const follow = useEffectEvent((path: unknown) => leavePage(() => void navigate(safeRedirect(path))));
  useEffect(() => {
    const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined;
    const onMessage = ({ data }: MessageEvent<{ open?: unknown } | null>) => {
      if (data?.open !== undefined) follow(data.open);
    };
    workers?.addEventListener('message', onMessage);
    return () => workers?.removeEventListener('message', onMessage);
  }, []);
}
