import type { OwnDoor } from '@muster/domain/doors/doors-contract.ts';
import { useCallback, useEffect, useState } from 'react';
import { doorCalls } from '../../../data/attendance/doors.ts';
import { ApiProblem } from '../../../lib/api/api-problem.ts';

/** How the device stands to its door. */
export type DoorState =
  | { readonly is: 'loading' }
  /** No answer has come yet. */
  | { readonly is: 'away' }
  | { readonly is: 'asked'; readonly token: string; readonly failed: boolean }
  | { readonly is: 'unpaired'; readonly usedUp: boolean }
  | { readonly is: 'paired'; readonly door: OwnDoor; readonly connected: boolean };

/** Whether the door was ended, renamed or paired anew is looked at so often, and so often whether there is a connection again, ms. */
const LOOK_MS = 60_000;
const LOOK_AGAIN_MS = 5000;

/** What says that a link is none any more. */
const USED_UP = new Set<ApiProblem['code']>(['LINK_NOT_VALID', 'INVALID_INPUT']);

/** What a link brings, which is gone from the address at once: nobody is to read it there later. */
function takeToken(): string {
  const token = window.location.hash.slice(1);
  if (token !== '') window.history.replaceState(window.history.state, '', window.location.pathname);
  return token;
}

function withoutAnswer(state: DoorState): DoorState {
  switch (state.is) {
    case 'loading':
      return { is: 'away' };
    case 'asked':
      return { ...state, failed: true };
    case 'paired':
      return { ...state, connected: false };
    default:
      return state;
  }
}

/** Why a link was not taken stands until another is opened. */
const unpaired = (state: DoorState): DoorState => (state.is === 'unpaired' ? state : { is: 'unpaired', usedUp: false });

/** Follows whether this device is at a door, and whether it reaches the server. */
export function useDoor() {
  const [state, setState] = useState<DoorState>({ is: 'loading' });
  const noteProblem = useCallback((problem: unknown) => {
    if (!(problem instanceof ApiProblem)) throw problem;
    if (problem.unanswered) setState(withoutAnswer);
    else if (problem.code === 'DOOR_NOT_PAIRED') setState(unpaired);
  }, []);
  const look = useCallback(async () => {
    try {
      setState({ is: 'paired', door: await doorCalls.read(), connected: true });
    } catch (problem) {
      if (!(problem instanceof ApiProblem)) throw problem;
      // Whatever else answers, as a server that is of the version before doors, records nobody either.
      setState(problem.code === 'DOOR_NOT_PAIRED' ? unpaired : withoutAnswer);
    }
  }, []);
  useEffect(() => {
    const begin = () => {
      const token = takeToken();
      if (token === '') void look();
      else setState({ is: 'asked', token, failed: false });
    };
    begin();
    window.addEventListener('hashchange', begin);
    return () => window.removeEventListener('hashchange', begin);
  }, [look]);

  const looks = state.is !== 'asked';
  const isFine = state.is === 'paired' && state.connected;
  useEffect(() => {
    if (!looks) return;
    const timer = setInterval(look, isFine ? LOOK_MS : LOOK_AGAIN_MS);
    window.addEventListener('online', look);
    window.addEventListener('offline', look);
    // After a sleep the door may be another one, or none.
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', look);
      window.removeEventListener('offline', look);
      document.removeEventListener('visibilitychange', look);
    };
  }, [looks, isFine, look]);

  const take = async (token: string) => {
    try {
      setState({ is: 'paired', door: await doorCalls.take(token), connected: true });
    } catch (problem) {
      if (!(problem instanceof ApiProblem)) throw problem;
      if (USED_UP.has(problem.code)) setState({ is: 'unpaired', usedUp: true });
      // Where it was not looked at, it may still be good.
      else setState({ is: 'asked', token, failed: true });
    }
  };
  return { state, take, noteProblem };
}
