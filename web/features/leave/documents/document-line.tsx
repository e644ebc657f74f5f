import Description from '@mui/icons-material/DescriptionOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { isImage, weights } from '@muster/domain/files/file-rules.ts';
import type { LeaveDocument } from '@muster/domain/leave/documents/leave-documents-contract.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { KeptPicture } from '../../../components/kept-picture.tsx';
import { useSayProblem } from '../../../components/snackbar.tsx';
import { companyQueries } from '../../../data/company.ts';
import { keptFileChanges, keptFileQueries } from '../../../data/kept-files.ts';
import { showInstant } from '../../../lib/time/show-time.ts';

interface DocumentLineProps {
  readonly document: LeaveDocument;
  /** Which it is of the documents of its leave, from 1. */
  readonly number: number;
  readonly onDelete: () => void;
}

/** A document: a picture that is shown larger when pressed, or a PDF that is saved; with who added it and when. */
export function DocumentLine({ document, number, onDelete }: DocumentLineProps) {
  const { t } = useTranslation();
  const { data: company } = useQuery(companyQueries.shown);
  const { addedby: name, addedat, type, path, size } = document;
  return (
    <Box component="li" sx={{ border: 1, borderColor: 'divider', borderRadius: 2, overflow: 'hidden' }}>
      {isImage(type) ? (
        <DocumentPicture path={path} number={number} />
      ) : (
        <Pdf path={path} number={number} size={size} />
      )}
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          justifyContent: 'space-between',
          px: 2,
          py: 0.5,
        }}
      >
        <Typography variant="body2" color="textSecondary">
          {company && t('leaveDocuments.by', { name, day: showInstant(addedat, company.zone) })}
        </Typography>
        {document.may.remove && (
          <Button color="error" onClick={onDelete} aria-label={t('leaveDocuments.deleteNth', { number })}>
            {t('leaveDocuments.delete')}
          </Button>
        )}
      </Box>
    </Box>
  );
}

function DocumentPicture({ path, number }: { readonly path: string; readonly number: number }) {
  const { t } = useTranslation();
  const [large, setLarge] = useState(false);
  const label = t(large ? 'leaveDocuments.smaller' : 'leaveDocuments.larger', { number });
  return (
    <KeptPicture
      picture={useQuery(keptFileQueries.picture(path, large ? 'full' : 'small'))}
      alt={t('leaveDocuments.picture', { number })}
      height={large ? '80vh' : 240}
      cover={false}
      button={{ label, onClick: () => setLarge(!large) }}
    />
  );
}

interface PdfProps {
  readonly path: string;
  readonly number: number;
  readonly size: number;
}

function Pdf({ path, number, size }: PdfProps) {
  const { t } = useTranslation();
  const sayProblem = useSayProblem();
  const save = useMutation(keptFileChanges.save);
  return (
    <Button
      fullWidth
      startIcon={<Description />}
      onClick={() => save.mutate(path, { onError: sayProblem })}
      sx={{ minHeight: 64, justifyContent: 'flex-start', px: 2 }}
    >
      {t('leaveDocuments.save', { number, size: weights(size, size).size })}
    </Button>
  );
}
