import Typography from '@mui/material/Typography';
import type { ApiProblem } from '../lib/api-problem.ts';
import { useProblemText } from '../lib/problem-text.ts';

/** Why a form was not taken, in red above its button. */
export function FormProblem({ problem }: { readonly problem: ApiProblem | undefined }) {
  const textOf = useProblemText();
  return (
    <Typography role="alert" color="error" sx={{ '&:empty': { display: 'none' } }}>
      {problem && textOf(problem)}
    </Typography>
  );
}
