import { keepCompiledCode } from './compile-cache.ts';

keepCompiledCode();
const { serve } = await import('./commands/start.ts');
await serve();
