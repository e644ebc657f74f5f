import { useTranslation } from 'react-i18next';
import { useSayProblem, useSnackbar } from '../../components/snackbar.tsx';
import { ApiProblem } from '../../lib/api/api-problem.ts';

/** Says why a line could not be ticked off or put back: mostly somebody else did, or it was done in another tab. */
export function useSayMoved(): (problem: Error) => void {
  const { t } = useTranslation();
  const say = useSnackbar();
  const sayProblem = useSayProblem();
  return (problem) => {
    if (problem instanceof ApiProblem && problem.code === 'NOT_FOUND') say(t('holidayOffice.affected.moved'), 'info');
    else sayProblem(problem);
  };
}
