import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { EmptyState } from '../components/loading/empty-state.tsx';
import { PageFrame } from '../components/page/page-frame.tsx';
import { Panel } from '../components/page/panel.tsx';
import { LANDING } from '../lib/redirect.ts';

/** Says plainly that a page of the specification is still to come. */
export default function NotHereYetPage({ page }: { readonly page: string }) {
  const { t } = useTranslation();
  return (
    <PageFrame title={page} crumbs={[]}>
      <Panel title={t('shell.notHereYet.title', { page })}>
        <EmptyState text={t('shell.notHereYet.text')}>
          <Button component={Link} to={LANDING} variant="outlined" sx={{ mt: 1 }}>
            {t('shell.notHereYet.back')}
          </Button>
        </EmptyState>
      </Panel>
    </PageFrame>
  );
}
