import '../compile-cache.mjs';

const { serveSampleCompany } = await import('./serve-sample-company.ts');
await serveSampleCompany();
