import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type ReactNode, useEffect } from 'react';
import { MemoryRouter } from 'react-router';
import { Look } from '../app/theme/look.tsx';
import { ReadAnew } from '../components/form/read-anew.ts';
import { SnackbarProvider } from '../components/snackbar.tsx';
import { useReadingAnew } from '../data/use-reading-anew.ts';
import { keepFocus } from '../lib/gestures/keep-focus.ts';

/** Renders a part of a page with what every page has around it. */
export function renderPage(part: ReactNode, path = '/') {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const rendered = render(
    <MemoryRouter initialEntries={[path]}>
      <QueryClientProvider client={client}>
        <Look>
          <SnackbarProvider>
            <ReadAnew value={useReadingAnew}>
              <Main>{part}</Main>
            </ReadAnew>
          </SnackbarProvider>
        </Look>
      </QueryClientProvider>
    </MemoryRouter>,
  );
  return { ...rendered, client, user: userEvent.setup() };
}

function Main({ children }: { readonly children: ReactNode }) {
  useEffect(keepFocus, []);
  return (
    <main id="content" tabIndex={-1}>
      {children}
    </main>
  );
}
