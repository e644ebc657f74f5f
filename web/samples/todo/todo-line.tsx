import PriorityHigh from '@mui/icons-material/PriorityHigh';
import Star from '@mui/icons-material/Star';
import StarBorder from '@mui/icons-material/StarBorder';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Checkbox from '@mui/material/Checkbox';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import type { Todo, TodoTag } from '@muster/domain/samples/todo/todo-contract.ts';
import { useTranslation } from 'react-i18next';
import { ruled } from '../../components/list-line.ts';
import { MoveMenu } from '../move-menu.tsx';
import { useDragging } from '../use-dragging.ts';

const ways = ['top', 'up', 'down', 'bottom'] as const;
type Places = Readonly<Record<(typeof ways)[number], (() => void) | undefined>>;

interface TodoLineProps {
  readonly todo: Todo;
  readonly tags: readonly TodoTag[];
  readonly places: Places;
  readonly onOpen: () => void;
  readonly onSet: (flags: Partial<Todo>) => void;
  /** Another is dragged over it. */
  readonly over: boolean;
}

/** A to-do: dragged by its handle, which is also a menu that moves it. */
export function TodoLine({ todo, tags, places, onOpen, onSet, over }: TodoLineProps) {
  const { t } = useTranslation();
  const { element, handle } = useDragging('todo', todo.id);
  const name = todo.title ?? t('samples.untitled');
  const shown = tags.filter((it) => (todo.tag ?? []).some((id) => String(id) === String(it.id)));
  return (
    <Box component="li" ref={element} data-todo={todo.id} sx={{ ...line, bgcolor: over ? 'action.hover' : undefined }}>
      <MoveMenu
        label={t('samples.todo.move', { name })}
        ways={ways.map((it) => ({ text: t(`samples.todo.${it}`), go: places[it] }))}
        handle={handle}
      />
      <Checkbox
        checked={todo.done ?? false}
        onChange={(_event, done) => onSet({ done })}
        slotProps={{ input: { 'aria-label': t('samples.todo.done', { name }) } }}
      />
      <ButtonBase onClick={onOpen} sx={{ display: 'block', textAlign: 'left', p: 0.5, minHeight: 44 }}>
        <Typography
          component="span"
          sx={{
            display: 'block',
            fontWeight: todo.read ? 400 : 600,
            textDecoration: todo.done ? 'line-through' : 'none',
          }}
        >
          {name}
        </Typography>
        <Typography component="span" color="textSecondary" noWrap sx={{ display: 'block' }}>
          {todo.note}
        </Typography>
        <Box component="span" sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5, mt: 0.5 }}>
          {shown.map((it) => (
            <Chip key={it.id} component="span" size="small" label={it.name} />
          ))}
        </Box>
      </ButtonBase>
      <Box sx={flags}>
        <Checkbox
          icon={<PriorityHigh />}
          checkedIcon={<PriorityHigh />}
          color="error"
          checked={todo.important ?? false}
          onChange={(_event, important) => onSet({ important })}
          slotProps={{ input: { 'aria-label': t('samples.todo.important', { name }) } }}
        />
        <Checkbox
          icon={<StarBorder />}
          checkedIcon={<Star />}
          color="warning"
          checked={todo.starred ?? false}
          onChange={(_event, starred) => onSet({ starred })}
          slotProps={{ input: { 'aria-label': t('samples.todo.star', { name }) } }}
        />
      </Box>
    </Box>
  );
}

/** The flags stand beneath the words on phones, which would have no room beside them. */
const line = {
  ...ruled,
  display: 'grid',
  gridTemplateColumns: { xs: '44px 44px minmax(0, 1fr)', sm: '44px 44px minmax(0, 1fr) auto' },
  alignItems: 'center',
  py: 1,
};
const flags = { gridColumn: { xs: '3', sm: '4' }, whiteSpace: 'nowrap', ml: { xs: -0.75, sm: 0 } };
