import Search from '@mui/icons-material/SearchOutlined';
import IconButton from '@mui/material/IconButton';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { untilLoaded } from '../../../lib/loading/missing-parts.ts';
import { lookChoices } from '../../../lib/look/look-choices.ts';
import { withPageWords, withStyleGuideWords } from '../../messages/messages.ts';

const FindDialog = lazy(() => untilLoaded(() => withStyleGuideWords(withPageWords(import('./find-dialog.tsx')))));

const isTypedIn = (target: EventTarget | null) =>
  target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null;

/** Ctrl+K anywhere, or a slash outside a field where that is wanted; not over something that has to be closed first. */
const asksToFind = (key: KeyboardEvent, slash: boolean) =>
  !key.defaultPrevented &&
  !key.altKey &&
  (key.ctrlKey || key.metaKey
    ? key.key === 'k' && !key.shiftKey
    : slash && key.key === '/' && !isTypedIn(key.target)) &&
  !document.querySelector('.MuiModal-root:not(.MuiModal-hidden)');

/** Opens the search over the top bar, which comes when it is first opened. */
export function FindButton() {
  const { t } = useTranslation();
  // The field stays in the page once it was opened, so that it can slide away.
  const [field, setField] = useState<'never' | 'open' | 'closed'>('never');
  const slash = lookChoices.singlekeys.useChosen() === 'on';
  useEffect(() => {
    const onKey = (key: KeyboardEvent) => {
      if (!asksToFind(key, slash)) return;
      key.preventDefault();
      setField('open');
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [slash]);
  return (
    <>
      <IconButton
        onClick={() => setField('open')}
        aria-label={t('shell.find')}
        aria-haspopup="dialog"
        aria-keyshortcuts={slash ? '/ Control+K' : 'Control+K'}
      >
        <Search />
      </IconButton>
      {field !== 'never' && (
        <Suspense>
          <FindDialog open={field === 'open'} onClose={() => setField('closed')} />
        </Suspense>
      )}
    </>
  );
}
