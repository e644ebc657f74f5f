import type { ReviewItem } from '@muster/domain/attendance/review/review-contract.ts';
import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useSayProblem, useSnackbar } from '../../../components/snackbar.tsx';
import { reviewChanges } from '../../../data/attendance/review.ts';

/**
 * Accepts, and says so; what is accepted by mistake is put right by a correction of its day. One at a time: a finger
 * presses again before the screen knows that something is on its way.
 */
export function useAccepting() {
  const { t } = useTranslation();
  const say = useSnackbar();
  const sayProblem = useSayProblem();
  const settle = useMutation(reviewChanges.settle);
  const isRunning = useRef(false);
  return {
    isPending: settle.isPending,
    accept: (items: readonly ReviewItem[], whenOver = () => {}) => {
      if (isRunning.current) return;
      isRunning.current = true;
      settle.mutate(
        { items, decision: 'accept' },
        {
          onSuccess: () => say(t('review.accepted', { count: items.length })),
          onError: sayProblem,
          onSettled: () => {
            isRunning.current = false;
            whenOver();
          },
        },
      );
    },
  };
}
