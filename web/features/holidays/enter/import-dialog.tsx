import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { HolidayImport } from '@muster/domain/holidays/holidays-contract.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DialogFrame } from '../../../components/dialogs/dialog-frame.tsx';
import { SubmitButton } from '../../../components/form/submit-button.tsx';
import { useSnackbar } from '../../../components/snackbar.tsx';
import { UploadField } from '../../../components/upload/upload-field.tsx';
import { holidayChanges } from '../../../data/holidays/holiday-office.ts';
import { useProblemText } from '../../../lib/words/problem-text.ts';
import { ImportRows, ImportSummary } from './import-rows.tsx';

interface Read {
  readonly file: File;
  readonly found: HolidayImport;
}

/** Holidays from a file: what is in it is shown before anything is stored. */
export function ImportDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation();
  const say = useSnackbar();
  const textOf = useProblemText();
  const [read, setRead] = useState<Read | undefined>();
  const look = useMutation(holidayChanges.previewImport);
  const store = useMutation(holidayChanges.importFile);
  const problem = look.error ?? store.error;
  const choose = (file: File) => {
    setRead(undefined);
    store.reset();
    look.mutate(file, { onSuccess: (found) => setRead({ file, found }) });
  };
  const fresh = read?.found.rows.filter((it) => it.outcome === 'new').length ?? 0;
  const confirm = () =>
    read &&
    store.mutate(read.file, {
      onSuccess: () => {
        say(t('holidayOffice.enter.stored', { count: fresh }));
        onClose();
      },
    });
  return (
    <DialogFrame
      open
      title={t('holidayOffice.enter.importTitle')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('common.cancel')}</Button>
          <SubmitButton type="button" busy={store.isPending} disabled={fresh === 0} onClick={confirm}>
            {t('holidayOffice.enter.add', { count: fresh })}
          </SubmitButton>
        </>
      }
    >
      <Typography color="textSecondary">{t('holidayOffice.enter.importLead')}</Typography>
      <Box sx={{ my: 2 }}>
        <UploadField
          name="file"
          label={t('holidayOffice.enter.file')}
          accept=".csv,.txt,.xlsx,.ics,text/csv,text/calendar"
          choose={t('holidayOffice.enter.choose')}
          file={read?.file.name}
          busy={look.isPending}
          onFile={choose}
        />
      </Box>
      {problem && (
        <Typography role="alert" color="error">
          {textOf(problem)}
        </Typography>
      )}
      {/* It stands there before its words: what comes together with them is not read out everywhere. */}
      <div role="status">{read && <ImportSummary found={read.found} />}</div>
      {read && <ImportRows found={read.found} />}
    </DialogFrame>
  );
}
