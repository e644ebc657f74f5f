import Button from '@mui/material/Button';
import type { UseMutationOptions } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useRemoval } from '../components/dialogs/use-removal.tsx';

interface DeleteButtonProps<Reply, Body> {
  readonly change: UseMutationOptions<Reply, Error, Body>;
  readonly body: Body;
  readonly name: string;
  readonly onDone: () => void;
}

/** Deletes, after a question, what the dialog that it stands in is about. */
export function DeleteButton<Reply, Body>({ change, body, name, onDone }: DeleteButtonProps<Reply, Body>) {
  const { t } = useTranslation();
  const { ask, question } = useRemoval(change);
  return (
    <>
      <Button
        color="error"
        onClick={() => ask({ body, said: t('samples.removed', { name }), onDone })}
        sx={{ mr: { sm: 'auto' } }}
      >
        {t('samples.delete')}
      </Button>
      {question}
    </>
  );
}
