import type { z } from 'zod';
import { contractsOf } from '../wire/contract.ts';
import type * as schemas from './doors-schemas.ts';

const contract = contractsOf(() => import('./doors-schemas.ts'));

export type Door = z.output<typeof schemas.door>;
export type Pairing = z.output<typeof schemas.pairing>;
export type OwnDoor = z.output<typeof schemas.ownDoor>;
export type PunchedAtDoor = z.output<typeof schemas.punchedAtDoor>;
export type HandedOutPins = z.output<(typeof schemas.handOutPins.reply)[201]>['data'];
export type OwnPin = z.output<typeof schemas.ownPin>;

export const listDoors = contract({
  name: 'listDoors',
  method: 'GET',
  path: '/api/doors',
  summary: 'The doors at which members check in, by name; for administrators',
  tag: 'doors',
  access: 'office',
  problems: [],
});

export const addDoor = contract({
  name: 'addDoor',
  method: 'POST',
  path: '/api/doors',
  summary: 'Set up a door; the answer alone has the link that makes a device the one there',
  tag: 'doors',
  access: 'office',
  problems: ['NAME_TAKEN', 'WORK_VALUE_UNKNOWN'],
});

export const changeDoor = contract({
  name: 'changeDoor',
  method: 'PUT',
  path: '/api/doors/:id',
  summary: 'Rename a door, or say another site; its device goes on',
  tag: 'doors',
  access: 'office',
  problems: ['NOT_FOUND', 'NAME_TAKEN', 'WORK_VALUE_UNKNOWN', 'CHANGED_MEANWHILE'],
});

export const pairDoor = contract({
  name: 'pairDoor',
  method: 'POST',
  path: '/api/doors/:id/pairing',
  summary: 'A new link for a door; the device that is there is refused from now on',
  tag: 'doors',
  access: 'office',
  problems: ['NOT_FOUND'],
});

export const endDoor = contract({
  name: 'endDoor',
  method: 'POST',
  path: '/api/doors/:id/end',
  summary: 'End a door for ever; its device is refused from now on',
  tag: 'doors',
  access: 'office',
  problems: ['NOT_FOUND'],
});

export const takePairing = contract({
  name: 'takePairing',
  method: 'POST',
  path: '/api/door/pair',
  summary:
    'Make this device the one at a door, by a link that works once; its cookie opens nothing but the two calls below',
  tag: 'doors',
  access: 'anyone',
  problems: ['LINK_NOT_VALID', 'FORBIDDEN', 'TOO_MANY_REQUESTS'],
});

export const readDoor = contract({
  name: 'readDoor',
  method: 'GET',
  path: '/api/door',
  summary: 'At which door this device is, by its cookie',
  tag: 'doors',
  access: 'anyone',
  problems: ['DOOR_NOT_PAIRED'],
});

export const punchAtDoor = contract({
  name: 'punchAtDoor',
  method: 'POST',
  path: '/api/door/punch',
  summary:
    'Check a member in or out by their code and PIN, whichever comes next; the same clientid again gives the first answer',
  tag: 'doors',
  access: 'anyone',
  problems: [
    'DOOR_NOT_PAIRED',
    'PIN_WRONG',
    'FORBIDDEN',
    'MEMBER_SUSPENDED',
    'NOT_EMPLOYED',
    'ALREADY_CHECKED_IN',
    'NOT_CHECKED_IN',
    'CLIENTID_REUSED',
    'TOO_MANY_REQUESTS',
  ],
});

export const readPin = contract({
  name: 'readPin',
  method: 'GET',
  path: '/api/membercode/pin',
  summary: 'Whether one has a PIN for the doors, and since when',
  tag: 'doors',
  access: 'member',
  problems: [],
});

export const choosePin = contract({
  name: 'choosePin',
  method: 'PUT',
  path: '/api/membercode/pin',
  summary: 'Choose the own PIN for the doors, with the password',
  tag: 'doors',
  access: 'member',
  problems: ['CONFIRM_FIRST', 'PIN_TOO_EASY', 'NOT_FOUND'],
});

export const removePin = contract({
  name: 'removePin',
  method: 'DELETE',
  path: '/api/membercode/pin',
  summary: 'Remove the own PIN for the doors',
  tag: 'doors',
  access: 'member',
  problems: [],
});

export const readMemberPin = contract({
  name: 'readMemberPin',
  method: 'GET',
  path: '/api/members/:id/pin',
  summary: 'Whether a member has a PIN for the doors, and since when',
  tag: 'doors',
  access: 'office',
  problems: ['NOT_FOUND'],
});

export const handOutPin = contract({
  name: 'handOutPin',
  method: 'POST',
  path: '/api/members/:id/pin',
  summary: 'A new PIN for a member who does not sign in themselves; shown in this answer alone, and the member is told',
  tag: 'doors',
  access: 'office',
  tells: true,
  problems: ['NOT_FOUND', 'MEMBER_SUSPENDED'],
});

export const handOutPins = contract({
  name: 'handOutPins',
  method: 'POST',
  path: '/api/members/pins',
  summary:
    'New PINs for several members at once: those who are named, or all who have neither signed up nor a PIN; shown in this answer alone, and each member is told',
  tag: 'doors',
  access: 'office',
  tells: true,
  problems: ['NOT_FOUND'],
});

export const takePin = contract({
  name: 'takePin',
  method: 'DELETE',
  path: '/api/members/:id/pin',
  summary: 'Remove the PIN of a member, who is told',
  tag: 'doors',
  access: 'office',
  tells: true,
  problems: ['NOT_FOUND'],
});
