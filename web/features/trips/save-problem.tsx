import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useProblemText } from '../../components/problem-text.ts';
import type { ApiProblem } from '../../lib/api-problem.ts';

/** Why a trip was not saved, in red at the bottom of the dialog: the sentence that the server sends as `data`. */
export function SaveProblem({ problem }: { readonly problem: ApiProblem | undefined }) {
  const { t } = useTranslation();
  const textOf = useProblemText();
  const line = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (problem) line.current?.scrollIntoView({ block: 'nearest' });
  }, [problem]);
  const sentence = (it: ApiProblem) => {
    if (it.code === 'REQUEST_KEY_REUSED') return t('trips.form.keyReused');
    return typeof it.data === 'string' && it.data !== '' ? it.data : textOf(it);
  };
  return (
    <Typography ref={line} role="alert" color="error" sx={{ '&:empty': { display: 'none' } }}>
      {problem && sentence(problem)}
    </Typography>
  );
}
