import Download from '@mui/icons-material/DownloadOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { CompanyView } from '@muster/domain/office/office-contract.ts';
import { useInfiniteQuery, useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Found } from '../../components/filters.tsx';
import { SubmitButton } from '../../components/form/submit-button.tsx';
import { Awaited } from '../../components/loading/awaited.tsx';
import { EmptyState } from '../../components/loading/empty-state.tsx';
import { ErrorState } from '../../components/loading/error-state.tsx';
import { ListSkeleton } from '../../components/loading/list-skeleton.tsx';
import { LoadMore } from '../../components/loading/load-more.tsx';
import { anyDay, useAsked } from '../../components/page/use-asked.ts';
import { useSayProblem } from '../../components/snackbar.tsx';
import { auditChanges, auditQueries } from '../../data/audit.ts';
import { saveFile } from '../../lib/device/save-file.ts';
import { AuditEntry } from './audit-entry.tsx';
import { AuditFilters, type AuditSearch, noSearch } from './audit-filters.tsx';
import { auditNouns } from './audit-words.ts';

const known = { about: auditNouns, from: anyDay, to: anyDay };

/** The audit log, newest first, and what narrows it. */
export function AuditLog({ company }: { readonly company: CompanyView }) {
  const { t } = useTranslation();
  const sayProblem = useSayProblem();
  const { asked, filters, setFilters } = useAsked(noSearch, known);
  const list = useInfiniteQuery(auditQueries.list(wireFilter(asked)));
  const lines = list.data?.pages.flatMap((page) => page.data) ?? [];
  const download = useMutation(auditChanges.download);
  const narrowed = Object.values(filters).some((it) => it !== '');
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <AuditFilters company={company} search={filters} onSearch={setFilters} />
      <Found
        asked={narrowed}
        by={asked}
        count={list.data && lines.length}
        more={list.hasNextPage}
        before={list.isPlaceholderData}
      />
      {lines.length > 0 && (
        <SubmitButton
          type="button"
          variant="outlined"
          busy={download.isPending}
          startIcon={<Download />}
          onClick={() =>
            download.mutate(wireFilter(filters), {
              onSuccess: saveFile,
              onError: sayProblem,
            })
          }
          sx={{ justifySelf: 'start' }}
        >
          {t(narrowed ? 'audit.exportFound' : 'audit.exportAll')}
        </SubmitButton>
      )}
      {list.isError && !list.data && <ErrorState problem={list.error} onRetry={() => void list.refetch()} />}
      {list.isPending && <ListSkeleton rows={8} height={64} />}
      {list.data && lines.length === 0 && (
        <EmptyState text={t(narrowed ? 'audit.noneFound' : 'audit.empty')}>
          {narrowed && (
            <Button variant="outlined" onClick={() => setFilters(noSearch)}>
              {t('audit.clear')}
            </Button>
          )}
        </EmptyState>
      )}
      <Awaited before={list.isPlaceholderData}>
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {lines.map((it) => (
            <AuditEntry key={it.id} line={it} zone={company.zone} />
          ))}
        </Box>
      </Awaited>
      <LoadMore query={list} />
    </Box>
  );
}

/** What is asked of the server: nothing of what is left empty, and no span that is backwards. */
function wireFilter({ from, to, search, about }: AuditSearch) {
  return {
    ...(from && { from }),
    ...(to && to >= from && { to }),
    ...(search.trim() && { actor: search.trim().toUpperCase() }),
    ...(about && { action: `${about}.` }),
  };
}
