import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useId, useRef } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { typedText } from './typed-text.ts';

/** The versions of a field, in words. */
export interface FieldVersions {
  readonly label: string;
  /** What the form began with. */
  readonly opened: string;
  readonly typed: string;
  readonly stored: string;
}

interface ChangedMeanwhileProps {
  readonly fields: readonly FieldVersions[];
  /** Fills the form with what is stored now. */
  readonly onTheirs: () => void;
  /** Lets what was typed, and nothing else, change what is stored now; the form that this stands in is sent then. */
  readonly onMine: () => void;
}

/**
 * Somebody saved the same thing while a form was open. Where both changed a field it is asked whose shall be; what only
 * they changed stays theirs, and is told.
 */
export function ChangedMeanwhile({ fields, onTheirs, onMine }: ChangedMeanwhileProps) {
  const theirs = fields.filter((it) => it.stored !== it.opened && it.typed !== it.stored);
  const asked = theirs.filter((it) => it.typed !== it.opened);
  const told = theirs.filter((it) => it.typed === it.opened);
  const { t } = useTranslation();
  const id = useId();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    place.current?.scrollIntoView({ block: 'nearest' });
    place.current?.focus();
  }, []);
  const keep = (form: HTMLFormElement | null) => {
    flushSync(onMine);
    form?.requestSubmit();
  };
  return (
    <Box ref={place} component="section" tabIndex={-1} aria-labelledby={`${id}-title`} sx={frame}>
      <Typography id={`${id}-title`} variant="h3" role="alert">
        {t('changedMeanwhile.title')}
      </Typography>
      {theirs.length === 0 && (
        <Typography>
          {t(fields.some((it) => it.typed !== it.stored) ? 'changedMeanwhile.besides' : 'changedMeanwhile.same')}
        </Typography>
      )}
      {asked.length > 0 && (
        <Box component="dl" sx={list}>
          {asked.map((it) => (
            <Versions key={it.label} {...it} />
          ))}
        </Box>
      )}
      {told.length > 0 && (
        <>
          <Typography>{t('changedMeanwhile.told')}</Typography>
          <Box component="dl" sx={list}>
            {told.map(({ label, opened, stored }) => (
              <Versions key={label} label={label} opened={opened} stored={stored} />
            ))}
          </Box>
        </>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button variant="outlined" onClick={onTheirs}>
          {t('changedMeanwhile.theirs')}
        </Button>
        <Button variant="outlined" onClick={({ currentTarget: { form } }) => keep(form)}>
          {t(told.length > 0 && asked.length === 0 ? 'changedMeanwhile.both' : 'changedMeanwhile.mine')}
        </Button>
      </Box>
    </Box>
  );
}

/** What was typed and what is stored; what the form began with, where nothing was typed. */
function Versions({ label, opened, typed, stored }: Omit<FieldVersions, 'typed'> & { readonly typed?: string }) {
  const { t } = useTranslation();
  const empty = t('changedMeanwhile.empty');
  return (
    <Box>
      <Typography component="dt" sx={{ fontWeight: 600 }}>
        {label}
      </Typography>
      {[
        typed === undefined ? [t('changedMeanwhile.opened'), opened] : [t('changedMeanwhile.typed'), typed],
        [t('changedMeanwhile.stored'), stored],
      ].map(([whose, value]) => (
        <Box key={whose} component="dd" sx={version}>
          <Typography component="span" color="textSecondary">
            {whose}
          </Typography>
          <Box component="span" sx={typedText}>
            {value || empty}
          </Box>
        </Box>
      ))}
    </Box>
  );
}

const list = { m: 0, display: 'grid', gap: 1.5 };

const frame = {
  p: 2,
  display: 'grid',
  gap: 1.5,
  border: '1px solid',
  borderColor: 'warning.main',
  borderRadius: '12px',
};

const version = {
  m: 0,
  display: 'grid',
  columnGap: 1,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '120px minmax(0, 1fr)' },
  overflowWrap: 'anywhere',
};
