import { endDeputy, nameDeputy, readDeputies } from '@muster/domain/deputies/deputies-contract.ts';
import type { Asked } from '@muster/domain/wire/contract.ts';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/api/api.ts';
import type { Keyed } from '../../lib/form/use-form.ts';
import { makesStale } from '../staleness.ts';

export type DeputyInput = Asked<typeof nameDeputy>['body'];

export const deputyQueries = {
  /** Who stands in for the signed-in member, and for whom they do. */
  own: queryOptions({
    queryKey: ['deputies', 'own'],
    queryFn: async () => (await api.call(readDeputies)).data,
  }),
};

export const deputyChanges = {
  name: mutationOptions({
    mutationFn: async ({ body, key }: Keyed<DeputyInput>) => (await api.call(nameDeputy, { body }, { key })).data,
    ...makesStale('deputies'),
  }),
  end: mutationOptions({
    mutationFn: (id: number) => api.call(endDeputy, { params: { id: String(id) } }),
    ...makesStale('deputies'),
  }),
};
