import './compile-cache.mjs';

const { serve } = await import('./commands/start.ts');
await serve();
