import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DialogFrame } from '../../components/dialogs/dialog-frame.tsx';
import { FormColumn } from '../../components/form/form-column.tsx';
import { FormField } from '../../components/form/form-field.tsx';
import { SubmitButton } from '../../components/form/submit-button.tsx';
import { listLine } from '../../components/list-line.ts';
import { sampleChanges, sampleQueries } from '../sample-data.ts';
import { useChange } from '../use-change.ts';

/** The tags of to-dos: a new one by Enter, and each can go. */
export function TagDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation();
  const { data: tags = [] } = useQuery(sampleQueries.todoTags);
  const add = useChange(sampleChanges.addTodoTag);
  const remove = useChange(sampleChanges.deleteTodoTag);
  const [name, setName] = useState('');
  const submit = () => {
    if (!name.trim()) return;
    const id = Math.max(0, ...tags.map((it) => Number(it.id) || 0)) + 1;
    add.send({ tag: { id, name: name.trim() } }, () => setName(''));
  };
  return (
    <DialogFrame
      open
      title={t('samples.todo.manage')}
      onClose={onClose}
      actions={<Button onClick={onClose}>{t('common.close')}</Button>}
    >
      <FormColumn
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <FormField name="tag" label={t('samples.todo.newTag')} value={name} onChange={setName} />
        <SubmitButton busy={add.busy}>{t('samples.add')}</SubmitButton>
      </FormColumn>
      <Box component="ol" aria-label={t('samples.todo.tags')} sx={{ m: 0, mt: 2, p: 0, listStyle: 'none' }}>
        {tags.map((it) => (
          <Box component="li" key={it.id} sx={{ ...listLine, py: 0 }}>
            <Box sx={{ flex: 1, overflowWrap: 'anywhere' }}>{it.name}</Box>
            <IconButton
              aria-label={t('samples.remove', { name: it.name ?? '' })}
              onClick={() => it.id !== undefined && remove.send({ tag: { id: it.id } })}
            >
              <DeleteOutlined />
            </IconButton>
          </Box>
        ))}
      </Box>
    </DialogFrame>
  );
}
