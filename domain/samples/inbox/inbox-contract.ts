import type { z } from 'zod';
import { contractsOf } from '../../wire/contract.ts';
import { sampleChange, sampleRead } from '../sample-call.ts';
import type * as schemas from './inbox-schemas.ts';

const contract = contractsOf(() => import('./inbox-schemas.ts'));

export type Message = z.output<typeof schemas.message>;

export const listMessages = contract(
  sampleRead({ name: 'listMessages', path: '/api/inbox/all', summary: 'Every message' }),
);
export const readMessage = contract(
  sampleRead({ name: 'readMessage', path: '/api/inbox', summary: 'One message; nothing for an unknown id' }),
);
export const addMessage = contract(
  sampleChange({ name: 'addMessage', path: '/api/inbox/add', summary: 'Add a message; answers all' }),
);
export const updateMessage = contract(
  sampleChange({ name: 'updateMessage', path: '/api/inbox/update', summary: 'Put a message in place; answers all' }),
);
export const deleteMessage = contract(
  sampleChange({ name: 'deleteMessage', path: '/api/inbox/delete', summary: 'Delete a message; answers the rest' }),
);
