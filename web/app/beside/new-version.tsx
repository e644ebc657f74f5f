import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { noticeLine } from '../../components/notice-line.ts';
import { useMissingParts } from '../../lib/loading/missing-parts.ts';
import { loadNewVersion, useNewVersion, watchVersions } from '../../lib/loading/new-version.ts';

/** Offers a version that is newer than the page's. Whoever is in the middle of something goes on with theirs. */
export function NewVersion() {
  const { t } = useTranslation();
  const isReady = useNewVersion();
  const [later, setLater] = useState(false);
  // What was opened is nowhere else: that cannot wait.
  const isNeeded = useMissingParts() > 0;
  useEffect(watchVersions, []);
  if (!isReady || (later && !isNeeded)) return null;
  return (
    <Alert
      severity="info"
      role="status"
      sx={{ ...noticeLine, mb: 2 }}
      action={
        <>
          {!isNeeded && (
            <Button color="inherit" onClick={() => setLater(true)}>
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
