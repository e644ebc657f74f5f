/** `npm run build`: the web app, and beside its files their compressed copies. */
import { build } from 'vite';

await build({ root: import.meta.dirname });
await import('./precompress.ts');
