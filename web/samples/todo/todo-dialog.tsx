import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { addTodo, type Todo, updateTodo } from '@muster/domain/samples/todo/todo-contract.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { AutocompleteField } from '../../components/form/autocomplete-field.tsx';
import { DayField } from '../../components/form/day-field/day-field.tsx';
import { FormDialog } from '../../components/form/form-dialog.tsx';
import { FormField } from '../../components/form/form-field.tsx';
import { useSnackbar } from '../../components/snackbar.tsx';
import { companyQueries } from '../../data/company.ts';
import { useForm } from '../../lib/form/use-form.ts';
import { DeleteButton } from '../delete-button.tsx';
import { sampleChanges, sampleQueries } from '../sample-data.ts';

interface TodoDialogProps {
  /** Left out for a new one. */
  readonly todo: Todo | undefined;
  readonly all: readonly Todo[];
  readonly onClose: () => void;
}

const flags = ['done', 'read', 'important', 'starred'] as const;
const labels = { done: 'isDone', read: 'read', important: 'isImportant', starred: 'isStarred' } as const;
const dayOf = (moment: string | number | undefined) => (typeof moment === 'string' ? moment.slice(0, 10) : '');

/** The next number after the highest, so that no two clash. */
const nextId = (all: readonly Todo[]) => Math.max(0, ...all.map((it) => Number(it.id) || 0)) + 1;

export function TodoDialog({ todo, all, onClose }: TodoDialogProps) {
  const { t } = useTranslation();
  const say = useSnackbar();
  const { data: tags = [] } = useQuery(sampleQueries.todoTags);
  const { data: company } = useQuery(companyQueries.shown);
  const add = useMutation(sampleChanges.addTodo);
  const update = useMutation(sampleChanges.updateTodo);
  const nameOf = (id: number | string) => tags.find((it) => String(it.id) === String(id))?.name ?? '';
  const form = useForm({
    contract: todo ? updateTodo : addTodo,
    initial: {
      title: todo?.title ?? '',
      note: todo?.note ?? '',
      startDate: dayOf(todo?.startDate) || (company?.today ?? ''),
      dueDate: dayOf(todo?.dueDate) || (company?.today ?? ''),
      tag: (todo?.tag ?? []).filter((id) => nameOf(id)),
      done: todo?.done ?? false,
      read: todo?.read ?? true,
      important: todo?.important ?? false,
      starred: todo?.starred ?? false,
    },
    required: ['title', 'note'],
    toBody: ({ tag, ...values }) => ({ todo: { ...todo, ...values, id: todo?.id ?? nextId(all), tag: [...tag] } }),
    send: async (body) => {
      await (todo ? update : add).mutateAsync(body);
      say(t('samples.saved', { name: body.todo.title }));
      onClose();
    },
  });
  const picker = { today: company?.today ?? '', weekStart: company?.weekstart ?? 1 };
  return (
    <FormDialog
      form={form}
      maxWidth="sm"
      title={t(todo ? 'samples.todo.change' : 'samples.todo.create')}
      submit={t('common.save')}
      onClose={onClose}
      aside={
        todo && (
          <DeleteButton
            change={sampleChanges.deleteTodo}
            body={{ todo: { id: todo.id ?? '' } }}
            name={todo.title ?? t('samples.untitled')}
            onDone={onClose}
          />
        )
      }
    >
      <FormField {...form.field('title')} label={t('samples.todo.name')} autoFocus={!todo} />
      <FormField {...form.field('note')} label={t('samples.todo.note')} multiline />
      <AutocompleteField<number | string, true>
        multiple
        name="tag"
        label={t('samples.todo.tags')}
        optional
        options={tags.flatMap((it) => (it.id === undefined ? [] : [it.id]))}
        value={[...form.values.tag]}
        getOptionLabel={nameOf}
        onChange={(_event, tag) => form.change({ tag })}
      />
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' } }}>
        <DayField {...form.field('startDate')} label={t('samples.todo.start')} picker={picker} />
        <DayField {...form.field('dueDate')} label={t('samples.todo.due')} picker={picker} />
      </Box>
      <Box>
        {flags.map((it) => (
          <FormControlLabel
            key={it}
            control={<Checkbox checked={form.values[it]} onChange={(_event, on) => form.change({ [it]: on })} />}
            label={t(`samples.todo.${labels[it]}`)}
          />
        ))}
      </Box>
    </FormDialog>
  );
}
