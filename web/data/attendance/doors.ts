import {
  addDoor,
  changeDoor,
  choosePin,
  type Door,
  endDoor,
  handOutPin,
  handOutPins,
  listDoors,
  pairDoor,
  punchAtDoor,
  readDoor,
  readMemberPin,
  readPin,
  removePin,
  takePairing,
  takePin,
} from '@muster/domain/doors/doors-contract.ts';
import type { Asked } from '@muster/domain/wire/contract.ts';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/api/api.ts';
import { makesStale, makesStaleBehind } from '../staleness.ts';

const inPath = (id: number) => ({ id: String(id) });

export const doorQueries = {
  list: queryOptions({
    queryKey: ['doors', 'list'],
    queryFn: async () => (await api.call(listDoors)).data,
  }),
  ownPin: queryOptions({
    queryKey: ['doors', 'pin'],
    queryFn: async () => (await api.call(readPin)).data,
  }),
  pinOf: (memberId: number) =>
    queryOptions({
      queryKey: ['doors', 'pin', memberId],
      queryFn: async () => (await api.call(readMemberPin, { params: inPath(memberId) })).data,
    }),
};

/** With the first door everybody finds PINs, without one nobody does. */
export const doorChanges = {
  add: mutationOptions({
    mutationFn: async (body: Asked<typeof addDoor>['body']) => (await api.call(addDoor, { body })).data,
    ...makesStaleBehind('doors', 'company'),
  }),
  change: (door: Door) =>
    mutationOptions({
      mutationFn: async (body: Asked<typeof changeDoor>['body']) =>
        (await api.call(changeDoor, { params: inPath(door.id), body })).data,
      ...makesStaleBehind('doors'),
    }),
  pair: mutationOptions({
    mutationFn: async (door: Door) => (await api.call(pairDoor, { params: inPath(door.id) })).data,
    ...makesStale('doors'),
  }),
  end: mutationOptions({
    mutationFn: (door: Door) => api.call(endDoor, { params: inPath(door.id) }),
    ...makesStale('doors', 'company'),
  }),
  choosePin: mutationOptions({
    mutationFn: async (body: Asked<typeof choosePin>['body']) => (await api.call(choosePin, { body })).data,
    ...makesStaleBehind('doors'),
  }),
  removePin: mutationOptions({
    mutationFn: () => api.call(removePin),
    ...makesStale('doors'),
  }),
  handOutPin: mutationOptions({
    mutationFn: async (memberId: number) => (await api.call(handOutPin, { params: inPath(memberId) })).data,
    ...makesStale('doors'),
  }),
  handOutPins: mutationOptions({
    mutationFn: async (body: Asked<typeof handOutPins>['body']) => (await api.call(handOutPins, { body })).data,
    ...makesStaleBehind('doors'),
  }),
  takePin: mutationOptions({
    mutationFn: (memberId: number) => api.call(takePin, { params: inPath(memberId) }),
    ...makesStale('doors'),
  }),
};

/** For how many milliseconds somebody stands at a door and waits. */
const PATIENCE_MS = 10_000;

/** What the device at a door does. Nothing of it is kept, so that nothing becomes stale either. */
export const doorCalls = {
  read: async () => (await api.call(readDoor, {}, { patience: PATIENCE_MS })).data,
  take: async (token: string) => (await api.call(takePairing, { body: { token } })).data,
  punch: async (body: Asked<typeof punchAtDoor>['body']) =>
    (await api.call(punchAtDoor, { body }, { patience: PATIENCE_MS })).data,
};
