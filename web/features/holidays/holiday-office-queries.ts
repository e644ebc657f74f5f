import {
  addHoliday,
  dismissAffectedLeave,
  listAffectedLeave,
  removeHoliday,
} from '@muster/domain/holidays/holidays-contract.ts';
import type { Asked } from '@muster/domain/wire/contract.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';

const AFFECTED = ['holidays', 'affected'];

/** Leave that changed holidays touch and that nobody has settled yet. */
export function useAffectedLeave() {
  return useQuery({ queryKey: AFFECTED, queryFn: async () => (await api.call(listAffectedLeave)).data });
}

/** Changes what everybody's calendar shows, and which leave is to be looked at. */
export function useHolidayChanges() {
  const queries = useQueryClient();
  const onSettled = () =>
    Promise.all([
      queries.invalidateQueries({ queryKey: ['holidays'] }),
      queries.invalidateQueries({ queryKey: ['leave'] }),
    ]);
  return {
    add: useMutation({
      mutationFn: async (body: Asked<typeof addHoliday>['body']) => (await api.call(addHoliday, { body })).data,
      onSettled,
    }),
    remove: useMutation({
      mutationFn: async (id: number) => (await api.call(removeHoliday, { params: { id: String(id) } })).data,
      onSettled,
    }),
  };
}

export function useDismissAffected() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => api.call(dismissAffectedLeave, { params: { id: String(id) } }),
    onSettled: () => queries.invalidateQueries({ queryKey: AFFECTED }),
  });
}
