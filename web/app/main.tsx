import './bars.css';
import './early-page.css';
import './first-paint.css';
import './theme/burmese.css';
import './theme/forced-colors.css';
import './theme/more-contrast.css';
import '../lib/gestures/first-to-hear.ts';
import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { kept } from '../lib/kept/browser-storage.ts';
import { startSession } from '../lib/session/session-store.ts';
import { App } from './app.tsx';
import { startMessages } from './messages/messages.ts';
import { loadSignedIn } from './router.tsx';

/** Most browsers bring `Temporal`; the others load it before anything needs a day or a zone. */
async function start(): Promise<void> {
  if (!('Temporal' in globalThis)) await import('temporal-polyfill/global');
  const words = startMessages();
  // A returning member needs the pages behind the guard in a moment: they load while the session is verified.
  if (kept.read('currentMember')) void loadSignedIn();
  // Drawn once it is known for whom, and in slices: a slow phone hears what is pressed on the early page in between.
  await Promise.all([words, startSession()]);
  const root = createRoot(document.querySelector('#root') as HTMLElement);
  startTransition(() => root.render(<App />));
}

void start();
