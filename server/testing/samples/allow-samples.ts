import { sampleContracts } from '@muster/domain/samples/sample-contracts.ts';

/** Sample calls are for everybody who is signed in, each on a copy of their own. */
export const allowSamples: Readonly<Record<string, string>> = Object.fromEntries(
  sampleContracts.map(({ name }) => [name, '401 200 200 200 200 200 200 403']),
);
