import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { PageFrame } from '../components/page/page-frame.tsx';
import { samplePages } from './sample-pages.ts';

const places = [
  ...samplePages,
  { name: 'charts', path: '/charts/echarts' },
  { name: 'material', path: '/material/table' },
] as const;

/** The way to every sample. */
export function SampleIndex() {
  const { t } = useTranslation();
  return (
    <PageFrame title={t('samples.title')} lead={t('samples.lead')} crumbs={[]}>
      <Box component="ul" sx={tiles}>
        {places.map(({ name, path }) => (
          <Card key={name} component="li">
            <CardActionArea component={Link} to={path} sx={{ p: 2, height: '100%' }}>
              <Typography variant="h2" component="p">
                {t(`samples.pages.${name}`)}
              </Typography>
              <Typography color="textSecondary">{t(`samples.hints.${name}`)}</Typography>
            </CardActionArea>
          </Card>
        ))}
      </Box>
    </PageFrame>
  );
}

const tiles = {
  listStyle: 'none',
  m: 0,
  p: 0,
  display: 'grid',
  gap: 2,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 240px), 1fr))',
};
