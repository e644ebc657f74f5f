import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { ApiProblem } from '../../lib/api/api-problem.ts';
import { useProblemText } from '../../lib/words/problem-text.ts';

/** Says in place what could not be loaded and why, and tries again on demand. */
export function ErrorState({ problem, onRetry }: { readonly problem: unknown; readonly onRetry: () => void }) {
  const { t } = useTranslation();
  const textOf = useProblemText();
  const isCut = problem instanceof ApiProblem && problem.status === 0;
  return (
    <Box role="alert" sx={{ display: 'grid', justifyItems: 'start', gap: 1, py: 2 }}>
      <Typography variant="h3">{t(isCut ? 'common.noConnection' : 'common.loadFailed')}</Typography>
      <Typography color="textSecondary">{textOf(problem)}</Typography>
      <Button variant="outlined" onClick={onRetry}>
        {t('common.tryAgain')}
      </Button>
    </Box>
  );
}
