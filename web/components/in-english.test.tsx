import Tooltip from '@mui/material/Tooltip';
import { my } from '@muster/domain/messages/my.ts';
import { act, screen } from '@testing-library/react';
import i18next from 'i18next';
import { useTranslation } from 'react-i18next';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { renderPage } from '../testing/render-page.tsx';
import { InformationDialog } from './dialogs/information-dialog.tsx';
import { InEnglish } from './in-english.tsx';
import { useSnackbar } from './snackbar.tsx';

beforeEach(async () => {
  i18next.addResourceBundle('my', 'translation', my, true, true);
  await act(() => i18next.changeLanguage('my'));
  document.documentElement.lang = 'my';
});
afterEach(async () => {
  await act(() => i18next.changeLanguage('en'));
  i18next.removeResourceBundle('my', 'translation');
  document.documentElement.lang = 'en';
});

function Part({ open = false }: { readonly open?: boolean }) {
  const { t } = useTranslation();
  const say = useSnackbar();
  return (
    <>
      <Tooltip title="A hint" describeChild open={open}>
        <button type="button" onClick={() => say('A short word')}>
          {t('common.cancel')}
        </button>
      </Tooltip>
      <InformationDialog open={open} title="A title" message="A message" onOk={() => undefined} />
    </>
  );
}

const languageOf = (it: Element) => it.closest('[lang]')?.getAttribute('lang');

it('speaks English and says so of all of it, while what is around it speaks the language of its member', async () => {
  const { user } = renderPage(
    <>
      <Part />
      <InEnglish>
        <Part />
      </InEnglish>
    </>,
  );
  expect(languageOf(screen.getByRole('button', { name: 'Cancel' }))).toBe('en');
  expect(languageOf(screen.getByRole('button', { name: my.common.cancel }))).toBe('my');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(languageOf(await screen.findByText('A short word'))).toBe('en');
});

it('has its dialogs and hints do the same, which stand at the end of the page', () => {
  renderPage(
    <InEnglish>
      <Part open />
    </InEnglish>,
  );
  expect(languageOf(screen.getByText('A message'))).toBe('en');
  expect(languageOf(screen.getByText('A hint'))).toBe('en');
  expect(screen.getByRole('button', { name: 'OK' })).toBeDefined();
});
