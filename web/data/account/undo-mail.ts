import { undoMailChange } from '@muster/domain/members/members-contract.ts';
import type { Asked } from '@muster/domain/wire/contract.ts';
import { api } from '../../lib/api/api.ts';

export const undoMail = async (body: Asked<typeof undoMailChange>['body']): Promise<void> => {
  await api.call(undoMailChange, { body });
};
