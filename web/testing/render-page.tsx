import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { Look } from '../app/theme/look.tsx';
import { SnackbarProvider } from '../components/snackbar.tsx';

/** Renders a part of a page with what every page has around it. */
export function renderPage(part: ReactNode, path = '/') {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const rendered = render(
    <MemoryRouter initialEntries={[path]}>
      <QueryClientProvider client={client}>
        <Look>
          <SnackbarProvider>{part}</SnackbarProvider>
        </Look>
      </QueryClientProvider>
    </MemoryRouter>,
  );
  return { ...rendered, client, user: userEvent.setup() };
}
