import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { showClock } from '../../lib/time/show-time.ts';
import { useReadAnew } from './read-anew.ts';

interface DraftNoticeProps {
  readonly draft: {
    readonly typedAt: number | undefined;
    readonly maybeSent: boolean;
    readonly notSaved: boolean;
    readonly discard: () => void;
  };
  readonly zone: string;
}

/** Says that what stands in the form was typed before, and gives it up when asked to. */
export function DraftNotice({ draft, zone }: DraftNoticeProps) {
  const { t } = useTranslation();
  const readAnew = useReadAnew();
  const { maybeSent, notSaved } = draft;
  const discard = () => {
    draft.discard();
    if (maybeSent) readAnew();
  };
  if (draft.typedAt === undefined) return null;
  const at = Temporal.Instant.fromEpochMilliseconds(draft.typedAt).toString();
  return (
    <Alert
      severity="info"
      role="status"
      action={
        <Button color="inherit" onClick={discard}>
          {t('discard.yes')}
        </Button>
      }
    >
      {t(`offline.${maybeSent ? 'draftSent' : notSaved ? 'draftRefused' : 'draft'}`, { time: showClock(at, zone) })}
    </Alert>
  );
}
