import Download from '@mui/icons-material/FileDownloadOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { fiscalYearDays } from '@muster/domain/calendar/fiscal-year.ts';
import { showSpan } from '@muster/domain/calendar/span.ts';
import type { ImportedLine, MemberImport } from '@muster/domain/members/member-file-contract.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { listLine } from '../../../components/list-line.ts';
import { wrappingChoices } from '../../../components/wrapping-choices.ts';
import { saveFile } from '../../../lib/device/save-file.ts';
import { showDayWithWeekday, showMonths } from '../../../lib/time/show-time.ts';
import { useProblemText } from '../../../lib/words/problem-text.ts';
import { UncountedLine } from '../one/touched-lines.tsx';
import { refusedFile } from './refused-file.ts';

const outcomes = ['refused', 'new', 'changed', 'same'] as const;
type Outcome = (typeof outcomes)[number];

/** How many lines are drawn at first, and more each time that they are asked for. */
const PAGE = 100;

export const countsOf = ({ rows }: MemberImport): Record<Outcome, number> => {
  const counts = { refused: 0, new: 0, changed: 0, same: 0 };
  for (const { outcome } of rows) counts[outcome] += 1;
  return counts;
};

/** Whether a line's first day takes days out of payroll, or may be a wrong one. */
export const isDoubtful = (it: ImportedLine): boolean => it.uncounted !== undefined || it.doubt !== undefined;

/** What a file does, line by line: what is refused comes first, and what is to be looked at twice before the rest. */
export function FoundLines({ found }: { readonly found: MemberImport }) {
  const { t } = useTranslation();
  const counts = countsOf(found);
  const [shown, setShown] = useState<Outcome>(outcomes.find((it) => counts[it] > 0) ?? 'new');
  const [pages, setPages] = useState(1);
  const lines = found.rows
    .filter((it) => it.outcome === shown)
    .toSorted((a, b) => Number(isDoubtful(b)) - Number(isDoubtful(a)));
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {found.ignored.length > 0 && (
        <Alert severity="info">{t('memberFile.ignored', { names: found.ignored.join(t('common.comma')) })}</Alert>
      )}
      <ToggleButtonGroup
        exclusive
        value={shown}
        aria-label={t('memberFile.filter')}
        onChange={(_event, next: Outcome | null) => {
          if (!next) return;
          setShown(next);
          setPages(1);
        }}
        sx={wrappingChoices}
      >
        {outcomes.map((it) => (
          <ToggleButton key={it} value={it} disabled={counts[it] === 0}>
            {t(`memberFile.outcomes.${it}`)} {counts[it]}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      {shown === 'refused' && counts.refused > 0 && (
        <Button startIcon={<Download />} onClick={() => saveFile(refusedFile(found))} sx={{ justifySelf: 'start' }}>
          {t('memberFile.keepRefused', { count: counts.refused })}
        </Button>
      )}
      <Box component="ul" aria-label={t('memberFile.found')} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {lines.slice(0, pages * PAGE).map((it) => (
          <Line key={it.line} line={it} />
        ))}
      </Box>
      {lines.length > pages * PAGE && (
        <Button variant="outlined" onClick={() => setPages(pages + 1)} sx={{ justifySelf: 'center' }}>
          {t('memberFile.more')}
        </Button>
      )}
    </Box>
  );
}

const looks = { new: { color: 'success' }, changed: { color: 'info' }, same: {}, refused: { color: 'error' } } as const;

function Line({ line: it }: { readonly line: ImportedLine }) {
  const { t, i18n } = useTranslation();
  const textOf = useProblemText();
  const shownAs = (field: string, value: string) => {
    if (field === 'joinedon') return showDayWithWeekday(value, i18n.language);
    return field === 'role' ? t(`members.roles.${value as 'MEMBER'}`) : value;
  };
  const cell = (field: string, text: string) => (text ? shownAs(field, text) : t('memberFile.nothing'));
  return (
    <Box component="li" sx={listLine}>
      <Typography variant="body2" color="textSecondary" sx={{ flex: '0 0 72px' }}>
        {t('memberFile.line', { line: it.line })}
      </Typography>
      <Box sx={{ flex: '1 1 200px', minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography>
          <b>{it.membercode}</b> {it.membername}
        </Typography>
        {it.errors.map((error) => (
          <Typography key={`${error.field} ${error.code}`} variant="body2" color="error">
            {t(error.value ? 'memberFile.faultOf' : 'memberFile.fault', { ...error, message: textOf(error) })}
          </Typography>
        ))}
        {it.returns && <Typography variant="body2">{t('memberFile.returns', { day: it.returns })}</Typography>}
        {isDoubtful(it) && <Doubt line={it} />}
        {it.closed && (
          <Typography variant="body2">
            {t('memberFile.closed', { months: showMonths(it.closed, i18n.language) })}
          </Typography>
        )}
        {it.becomes && (
          <Typography variant="body2" color="textSecondary">
            {it.becomes
              .filter(({ value }) => value)
              .map(({ field, value }) => t('memberFile.becomes', { field, value: shownAs(field, value) }))
              .join(' · ')}
          </Typography>
        )}
        {it.changes.map(({ field, before, after }) => (
          <Typography key={field} variant="body2" color="textSecondary">
            {t('memberFile.change', { field, before: cell(field, before), after: cell(field, after) })}
          </Typography>
        ))}
        {it.agreed?.map((one) => (
          <Agreed key={one.leaveid} agreed={one} />
        ))}
      </Box>
      <Chip size="small" variant="outlined" {...looks[it.outcome]} label={t(`memberFile.outcomes.${it.outcome}`)} />
    </Box>
  );
}

/** What days a year of their own do to a member's balances. */
function Agreed({ agreed: { leaveid, years } }: { readonly agreed: NonNullable<ImportedLine['agreed']>[number] }) {
  const { t } = useTranslation();
  return years.map(({ fiscalyear, days, before, more, remaining, stands }) => {
    const { from, to } = fiscalYearDays(fiscalyear);
    const change = more === 0 ? 'same' : more > 0 ? 'more' : 'fewer';
    const said = { leaveid, span: showSpan(from, to), days, before, remaining };
    return (
      <Typography key={fiscalyear} variant="body2" color="textSecondary">
        {t(`memberFile.agreed.${stands ? 'stands' : change}`, { ...said, count: Math.abs(more) })}
      </Typography>
    );
  });
}

/** What a first day leaves out, and how somebody comes back instead. */
function Doubt({ line: { uncounted, doubt, outcome } }: { readonly line: ImportedLine }) {
  const { t } = useTranslation();
  return (
    <Alert severity="warning" sx={{ my: 0.5 }}>
      {doubt && <Typography variant="body2">{t(`memberFile.doubts.${doubt}`)}</Typography>}
      {uncounted && <UncountedLine uncounted={uncounted} />}
      {outcome === 'changed' && <Typography variant="body2">{t('memberOffice.employment.joinedHint')}</Typography>}
    </Alert>
  );
}
