import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { noticeLine } from '../../components/notice-line.ts';
import { useMissingParts } from '../../lib/loading/missing-parts.ts';
import { loadNewVersion, useNewVersion, watchVersions } from '../../lib/loading/new-version.ts';

/** Offers a version that is newer than the page's. Whoever is in the middle of something goes on with theirs. */
export function NewVersion() {
  const isReady = useNewVersion();
  const [later, setLater] = useState(false);
  // What was opened is nowhere else: that cannot wait.
  const isNeeded = useMissingParts() > 0;
  useEffect(watchVersions, []);
  // The place stands there from the beginning: what comes together with its words is not read out everywhere.
  return (
    <Box role="status">
      {isReady && (!later || isNeeded) && <Offer isNeeded={isNeeded} onLater={() => setLater(true)} />}
    </Box>
  );
}

interface OfferProps {
  readonly isNeeded: boolean;
  readonly onLater: () => void;
}

function Offer({ isNeeded, onLater }: OfferProps) {
  const { t } = useTranslation();
  return (
    <Alert
      severity="info"
      role="none"
      sx={{ ...noticeLine, mb: 2 }}
      action={
        <>
          {!isNeeded && (
            <Button color="inherit" onClick={onLater}>
              {t('offline.later')}
            </Button>
          )}
          <Button variant="outlined" color="inherit" onClick={() => void loadNewVersion()}>
            {t('offline.load')}
          </Button>
        </>
      }
    >
      {t('offline.newVersion')}
    </Alert>
  );
}
