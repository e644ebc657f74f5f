import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { showDay } from '@muster/domain/calendar/day.ts';
import type { HolidayImport } from '@muster/domain/holidays/holidays-contract.ts';
import type { Parameters } from '@muster/domain/wire/problem.ts';
import { useTranslation } from 'react-i18next';
import { useProblemText } from '../../../lib/words/problem-text.ts';
import { useSiteNames } from '../holiday-sites.tsx';
import { useWorkedText } from '../use-worked-text.ts';
import { line } from './line-style.ts';

/** How much of it would be added, is there already and cannot be read. */
export function ImportSummary({ found: { rows } }: { readonly found: HolidayImport }) {
  const { t } = useTranslation();
  return (
    <Typography sx={{ fontWeight: 500 }}>
      {t('holidayOffice.enter.summary', {
        fresh: countOf(rows, 'new'),
        same: countOf(rows, 'same'),
        refused: countOf(rows, 'refused'),
      })}
    </Typography>
  );
}

const countOf = (rows: HolidayImport['rows'], outcome: string) => rows.filter((it) => it.outcome === outcome).length;

/** What a file has, line by line: what would be added, what is there already, what cannot be read. */
export function ImportRows({ found: { rows, ignored, touched } }: { readonly found: HolidayImport }) {
  const { t } = useTranslation();
  const siteNames = useSiteNames();
  const workedText = useWorkedText();
  const textOf = useProblemText();
  const refused = countOf(rows, 'refused');
  return (
    <>
      {refused > 0 && countOf(rows, 'new') > 0 && (
        <Alert severity="warning" sx={{ my: 1 }}>
          {t('holidayOffice.enter.partly', { count: refused })}
        </Alert>
      )}
      {ignored.length > 0 && (
        <Alert severity="info" sx={{ my: 1 }}>
          {t('holidayOffice.enter.ignored', { names: ignored.join(t('common.comma')) })}
        </Alert>
      )}
      {touched > 0 && (
        <Alert severity="info" sx={{ my: 1 }}>
          {t('holidayOffice.enter.touched', { count: touched })}
        </Alert>
      )}
      <Box component="ul" aria-label={t('holidayOffice.enter.rows')} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {rows.map((it) => (
          <Box component="li" key={`${it.line} ${it.holidaydate} ${it.description}`} sx={line}>
            <Box sx={{ flex: '1 1 200px', minWidth: 0, overflowWrap: 'anywhere' }}>
              <Typography>
                {isDay(it.holidaydate) ? showDay(it.holidaydate) : it.holidaydate} {it.description}
              </Typography>
              <Typography variant="body2" color={it.errors.length > 0 ? 'error' : 'textSecondary'}>
                {it.errors.length > 0
                  ? t('holidayOffice.enter.wrong', {
                      line: it.line,
                      why: it.errors
                        .map((error) => (isNameless(error) ? t('holidayOffice.enter.noName') : textOf(error)))
                        .join(' '),
                    })
                  : [
                      it.also.length > 0
                        ? t('holidayOffice.enter.also', { names: it.also.join(t('common.comma')) })
                        : '',
                      it.sites ? t('holidayOffice.onlyAt', { sites: siteNames(it) }) : '',
                      it.worked ? workedText(it.worked) : '',
                    ]
                      .filter(Boolean)
                      .join(' · ')}
              </Typography>
            </Box>
            <Chip
              size="small"
              variant="outlined"
              {...looks[it.outcome]}
              label={t(`holidayOffice.enter.${it.outcome}`)}
            />
          </Box>
        ))}
      </Box>
    </>
  );
}

type Problem = HolidayImport['rows'][number]['errors'][number];

/** As the file may have it: a line that is left out has what stood there. */
function isDay(text: string): boolean {
  try {
    return /^\d{4}-\d\d-\d\d$/.test(text) && Temporal.PlainDate.from(text).toString() === text;
  } catch {
    return false;
  }
}

const isNameless = ({ field, code, params }: Problem): boolean =>
  field === 'description' && code === 'INVALID_INPUT' && (params as Parameters | undefined)?.['reason'] === 'missing';

const looks = { new: { color: 'success' }, same: {}, refused: { color: 'error' } } as const;
