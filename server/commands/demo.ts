import { keepCompiledCode } from '../compile-cache.ts';

keepCompiledCode();
const { serveSampleCompany } = await import('./serve-sample-company.ts');
await serveSampleCompany();
