import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { EmptyState } from '../../components/loading/empty-state.tsx';
import { ListSkeleton } from '../../components/loading/list-skeleton.tsx';
import { Loaded } from '../../components/loading/loaded.tsx';
import { Panel } from '../../components/page/panel.tsx';
import { SampleFrame } from '../sample-frame.tsx';
import { useChange } from '../use-change.ts';
import { boardChanges, boardQueries } from './board-data.ts';
import { NewTitle } from './new-title.tsx';

/** Every board, and a new one by its title. */
export default function BoardList() {
  const { t } = useTranslation();
  const boards = useQuery(boardQueries.titles);
  const add = useChange(boardChanges.addBoard);
  return (
    <SampleFrame title={t('samples.pages.board')}>
      <Panel title={t('samples.board.boards')}>
        <Loaded query={boards} skeleton={<ListSkeleton rows={2} height={72} />}>
          {(all) =>
            all.length === 0 ? (
              <EmptyState text={t('samples.board.none')} />
            ) : (
              <Box component="ul" aria-label={t('samples.board.boards')} sx={tiles}>
                {all.map((it) => (
                  <Card key={it.id} component="li">
                    <CardActionArea component={Link} to={`/sample/scrum-board/${it.id}`} sx={{ p: 2, height: '100%' }}>
                      <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{it.title}</Typography>
                    </CardActionArea>
                  </Card>
                ))}
              </Box>
            )
          }
        </Loaded>
        <Box sx={{ mt: 2, maxWidth: 360 }}>
          <NewTitle
            text={t('samples.board.create')}
            label={t('samples.board.boardTitle')}
            busy={add.busy}
            onTitle={(title, onDone) => add.send({ title }, onDone)}
          />
        </Box>
      </Panel>
    </SampleFrame>
  );
}

const tiles = {
  listStyle: 'none',
  m: 0,
  p: 0,
  display: 'grid',
  gap: 2,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 220px), 1fr))',
};
