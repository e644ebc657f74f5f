import CheckCircle from '@mui/icons-material/CheckCircleOutlined';
import InfoOutlined from '@mui/icons-material/InfoOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { CheckType } from '@muster/domain/attendance/attendance-contract.ts';
import { isSeen } from '@muster/domain/wire/seen.ts';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DialogFrame } from '../../../components/dialogs/dialog-frame.tsx';
import { FormField } from '../../../components/form/form-field.tsx';
import { ruled } from '../../../components/list-line.ts';
import { showClock } from '../../../lib/time/show-time.ts';
import { type Answered, outsideOf } from './use-crew-punch.ts';
import { useWhyText } from './why-text.ts';

interface CrewDoneProps {
  readonly checktype: CheckType;
  readonly answered: readonly Answered[];
  readonly zone: string;
  readonly onReason: (remark: string) => void;
  readonly onOk: () => void;
}

/** Who was recorded and when, who was not and why; of who is outside their site a reason is asked for, once for all. */
export function CrewDone({ checktype, answered, zone, onReason, onOk }: CrewDoneProps) {
  const { t } = useTranslation();
  const whyText = useWhyText();
  const id = useId();
  const [remark, setRemark] = useState('');
  const [tried, setTried] = useState(false);
  const done = answered.flatMap(({ punch, answer }) =>
    answer.punch ? [{ name: punch.name, punch: answer.punch }] : [],
  );
  const outside = answered.filter(outsideOf);
  const not = answered.filter((it) => it.answer.refused && !outsideOf(it));
  const submit = () => (isSeen(remark) ? onReason(remark.trim()) : setTried(true));
  return (
    <DialogFrame
      open
      sheet
      title={done.length > 0 ? t(`crew.done.${checktype}`, { count: done.length }) : t('crew.done.nobody')}
      titleIcon={done.length > 0 ? <CheckCircle color="success" /> : <InfoOutlined color="warning" />}
      onClose={onOk}
      actions={
        outside.length > 0 ? (
          <>
            <Button onClick={onOk}>{t('common.close')}</Button>
            <Button type="submit" form={id} variant="contained">
              {t(`crew.done.${checktype === 'in' ? 'withReasonIn' : 'withReasonOut'}`, { count: outside.length })}
            </Button>
          </>
        ) : (
          <Button variant="contained" onClick={onOk} autoFocus>
            {t('common.ok')}
          </Button>
        )
      }
    >
      <Lines
        lines={done.map(({ name, punch }) => ({ key: punch.clientid, name, detail: showClock(punch.checktime, zone) }))}
      />
      {not.length > 0 && <Heading text={t('crew.done.not')} />}
      <Lines lines={not.map((it) => lineOf(it, whyText))} />
      {outside.length > 0 && (
        <Box
          component="form"
          id={id}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            submit();
          }}
        >
          <Heading text={t('crew.done.outside')} />
          <Lines lines={outside.map((it) => lineOf(it, whyText))} />
          <Typography sx={{ my: 1.5 }}>{t('crew.done.outsideHow')}</Typography>
          <FormField
            name="remark"
            label={t('crew.done.reason')}
            value={remark}
            onChange={setRemark}
            error={tried && !isSeen(remark) ? t('crew.done.reasonMissing') : undefined}
            multiline
          />
        </Box>
      )}
    </DialogFrame>
  );
}

interface Line {
  readonly key: string;
  readonly name: string;
  readonly detail: string;
}

const lineOf = ({ punch, answer }: Answered, whyText: ReturnType<typeof useWhyText>): Line => ({
  key: punch.clientid,
  name: punch.name,
  detail: answer.refused ? whyText(answer.refused) : '',
});

const Heading = ({ text }: { readonly text: string }) => (
  <Typography component="h3" sx={{ fontWeight: 600, mt: 2, mb: 0.5 }}>
    {text}
  </Typography>
);

const Lines = ({ lines }: { readonly lines: readonly Line[] }) =>
  lines.length > 0 && (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {lines.map(({ key, name, detail }) => (
        <Box
          component="li"
          key={key}
          sx={{ ...ruled, display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: 2, py: 1 }}
        >
          <Typography sx={{ fontWeight: 500 }}>{name}</Typography>
          <Typography color="textSecondary">{detail}</Typography>
        </Box>
      ))}
    </Box>
  );
