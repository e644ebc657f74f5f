import Add from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { entryOf } from '@muster/domain/samples/entries.ts';
import type { Todo } from '@muster/domain/samples/todo/todo-contract.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SearchField } from '../../components/form/search-field.tsx';
import { SelectField } from '../../components/form/select-field.tsx';
import { EmptyState } from '../../components/loading/empty-state.tsx';
import { ListSkeleton } from '../../components/loading/list-skeleton.tsx';
import { Loaded } from '../../components/loading/loaded.tsx';
import { Panel } from '../../components/page/panel.tsx';
import { sampleChanges, sampleQueries } from '../sample-data.ts';
import { SampleFrame } from '../sample-frame.tsx';
import { useChange } from '../use-change.ts';
import { useDropArea } from '../use-dragging.ts';
import { TagDialog } from './tag-dialog.tsx';
import { TodoDialog } from './todo-dialog.tsx';
import { fits, type TodoFilter, type TodoState, todoStates, withMoved } from './todo-filter.ts';
import { TodoLine } from './todo-line.tsx';

/** To-dos in one's own order. */
export default function TodoScreen() {
  const { t } = useTranslation();
  const todos = useQuery(sampleQueries.todos);
  const [filter, setFilter] = useState<TodoFilter>({ words: '', state: 'all', tag: '' });
  const [edited, setEdited] = useState<Todo | 'new' | undefined>();
  return (
    <SampleFrame
      title={t('samples.pages.todo')}
      action={
        <Button variant="contained" startIcon={<Add />} onClick={() => setEdited('new')}>
          {t('samples.todo.create')}
        </Button>
      }
    >
      <Panel title={t('samples.pages.todo')}>
        <Filters filter={filter} onFilter={setFilter} />
        <Loaded query={todos} skeleton={<ListSkeleton rows={5} height={72} />}>
          {(all) => <TodoList all={all} filter={filter} onOpen={setEdited} />}
        </Loaded>
      </Panel>
      {edited && (
        <TodoDialog
          todo={edited === 'new' ? undefined : edited}
          all={todos.data ?? []}
          onClose={() => setEdited(undefined)}
        />
      )}
    </SampleFrame>
  );
}

interface FiltersProps {
  readonly filter: TodoFilter;
  readonly onFilter: (filter: TodoFilter) => void;
}

function Filters({ filter, onFilter }: FiltersProps) {
  const { t } = useTranslation();
  const { data: tags = [] } = useQuery(sampleQueries.todoTags);
  const [managing, setManaging] = useState(false);
  return (
    <Box sx={{ display: 'grid', gap: 2, mb: 2, gridTemplateColumns: { sm: '2fr 1fr 1fr auto' }, alignItems: 'end' }}>
      <SearchField
        label={t('samples.search')}
        value={filter.words}
        onChange={(words) => onFilter({ ...filter, words })}
      />
      <SelectField
        name="state"
        label={t('samples.todo.state')}
        value={filter.state}
        options={todoStates.map((it) => ({ value: it, text: t(`samples.todo.states.${it}`) }))}
        onChange={(state) => onFilter({ ...filter, state: state as TodoState })}
      />
      <SelectField
        name="tag"
        label={t('samples.todo.tag')}
        value={filter.tag}
        options={[
          { value: '', text: t('samples.all') },
          ...tags.map((it) => ({ value: String(it.id), text: it.name ?? '' })),
        ]}
        onChange={(tag) => onFilter({ ...filter, tag })}
      />
      <Button onClick={() => setManaging(true)}>{t('samples.todo.manage')}</Button>
      {managing && <TagDialog onClose={() => setManaging(false)} />}
    </Box>
  );
}

interface TodoListProps {
  readonly all: readonly Todo[];
  readonly filter: TodoFilter;
  readonly onOpen: (todo: Todo) => void;
}

function TodoList({ all, filter, onOpen }: TodoListProps) {
  const { t } = useTranslation();
  const { data: tags = [] } = useQuery(sampleQueries.todoTags);
  const update = useChange(sampleChanges.updateTodo);
  const reorder = useChange(sampleChanges.reorderTodos);
  const shown = all.filter((it) => fits(it, filter));
  const move = (from: Todo, to: Todo | undefined) => {
    if (to && to !== from) reorder.send({ todoList: withMoved(all, from, to) });
  };
  const { area, isOver } = useDropArea({ todo: ['todo'] }, (dragged, spot) => {
    const from = all.find((it) => it.id === dragged.id);
    if (from) move(from, entryOf(all, spot.value));
  });
  if (shown.length === 0) return <EmptyState text={all.length > 0 ? t('samples.nothingFits') : t('samples.none')} />;
  return (
    <Box component="ul" ref={area} aria-label={t('samples.pages.todo')} sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {shown.map((it, index) => (
        <TodoLine
          key={it.id}
          todo={it}
          tags={tags}
          onOpen={() => onOpen(it)}
          onSet={(flags) => update.send({ todo: { ...it, ...flags } })}
          over={isOver('todo', it.id)}
          places={{
            top: index > 0 ? () => move(it, shown[0]) : undefined,
            up: index > 0 ? () => move(it, shown[index - 1]) : undefined,
            down: index < shown.length - 1 ? () => move(it, shown[index + 1]) : undefined,
            bottom: index < shown.length - 1 ? () => move(it, shown.at(-1)) : undefined,
          }}
        />
      ))}
    </Box>
  );
}
