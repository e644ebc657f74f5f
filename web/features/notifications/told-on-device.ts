import { useEffect } from 'react';

/** Sets right where this device is reached, should its browser know better than the server. */
export function useToldOnDevice(): void {
  useEffect(() => {
    if ('Notification' in window && Notification.permission === 'granted') void settle();
  }, []);
}

async function settle(): Promise<void> {
  try {
    await (await import('../../data/account/push.ts')).settlePush();
  } catch (problem) {
    console.info('The server could not be told where this device is reached.', problem);
  }
}
