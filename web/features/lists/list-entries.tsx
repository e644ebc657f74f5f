import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import type { ListNoun } from '@muster/domain/lists/list-nouns.ts';
import type { ListEntry } from '@muster/domain/lists/lists-contract.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { SearchField } from '../../components/form/search-field.tsx';
import { listLine } from '../../components/list-line.ts';
import { EmptyState } from '../../components/loading/empty-state.tsx';
import { useAsked } from '../../components/page/use-asked.ts';
import { type AnyEntry, nameOf } from './list-fields.ts';
import { ShiftTimes } from './shift-times.tsx';
import { useListFacts } from './use-list-facts.ts';

interface Acts {
  readonly onChange: (entry: AnyEntry) => void;
  readonly onRetire: (entry: AnyEntry) => void;
  readonly onReinstate: (entry: AnyEntry) => void;
}

interface ListEntriesProps extends Acts {
  readonly noun: ListNoun;
  readonly entries: readonly AnyEntry[];
  readonly typeNames: ReadonlyMap<string, string>;
}

/** A list that is longer than a screen is searched. */
const LONG = 12;

/** The entries of a list; retired ones on demand, at its end. */
export function ListEntries({ noun, entries, typeNames, ...acts }: ListEntriesProps) {
  const { t } = useTranslation();
  const factsOf = useListFacts(typeNames);
  const { filters, setFilters } = useAsked({ search: '', retired: '' }, { retired: ['shown'] });
  const { search } = filters;
  const withRetired = filters.retired === 'shown';
  const retired = entries.filter((it) => it.retired);
  const offered = entries.filter((it) => !it.retired);
  const wanted = search.trim().toLowerCase();
  const told = (it: AnyEntry) => `${nameOf(noun, it)} ${factsOf(noun, it)}`.toLowerCase();
  const shown = [...offered, ...(withRetired ? retired : [])].filter((it) => told(it).includes(wanted));
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: 2, mb: 1, '&:empty': { display: 'none' } }}>
        {entries.length > LONG && (
          <Box sx={{ flex: '1 1 220px', maxWidth: 360 }}>
            <SearchField label={t('lists.search')} value={search} onChange={(words) => setFilters({ search: words })} />
          </Box>
        )}
        {retired.length > 0 && (
          <FormControlLabel
            control={
              <Switch checked={withRetired} onChange={(_event, on) => setFilters({ retired: on ? 'shown' : '' })} />
            }
            label={t('lists.showRetired', { count: retired.length })}
          />
        )}
      </Box>
      {shown.length === 0 ? (
        <EmptyState text={wanted ? t('lists.nothing', { search }) : t(`lists.empty.${noun}`)} />
      ) : (
        <Box component="ul" aria-label={t(`lists.nouns.${noun}`)} sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {shown.map((it) => (
            <EntryLine key={it.id} entry={it} name={nameOf(noun, it)} facts={factsOf(noun, it)} {...acts}>
              {noun === 'shifts' && <ShiftTimes shift={it as unknown as ListEntry<'shifts'>} />}
            </EntryLine>
          ))}
        </Box>
      )}
    </>
  );
}

interface EntryLineProps extends Acts {
  readonly entry: AnyEntry;
  readonly name: string;
  readonly facts: string;
  /** More that is told beneath. */
  readonly children: ReactNode;
}

function EntryLine({ entry, name, facts, children, onChange, onRetire, onReinstate }: EntryLineProps) {
  const { t } = useTranslation();
  return (
    <Box component="li" sx={line}>
      <Box sx={{ flex: '1 1 220px', minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography sx={{ fontWeight: 500 }}>{name}</Typography>
        {facts && (
          <Typography variant="body2" color="textSecondary">
            {facts}
          </Typography>
        )}
        {children}
      </Box>
      {entry.retired && <Chip size="small" variant="outlined" label={t('lists.retired')} />}
      <Box sx={{ display: 'flex', gap: 1 }}>
        {entry.retired ? (
          <Button onClick={() => onReinstate(entry)} aria-label={t('lists.reinstateLabel', { name })}>
            {t('lists.reinstate')}
          </Button>
        ) : (
          <>
            <Button onClick={() => onChange(entry)} aria-label={t('lists.changeLabel', { name })}>
              {t('lists.change')}
            </Button>
            <Button color="inherit" onClick={() => onRetire(entry)} aria-label={t('lists.retireLabel', { name })}>
              {t('lists.retire')}
            </Button>
          </>
        )}
      </Box>
    </Box>
  );
}

const line = { ...listLine, py: 1 };
