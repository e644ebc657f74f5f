import { contracts } from '@muster/domain/contracts.ts';
import { describe, expect, it } from 'vitest';
import { plain } from './slim-contracts.ts';

describe('contracts as browsers get them', () => {
  it('keep how a call is made, and lose every schema', () => {
    for (const contract of contracts) {
      const slim = plain(contract);
      expect(slim).toMatchObject({ method: contract.method, path: contract.path, access: contract.access });
      for (const schema of ['params', 'query', 'body', 'reply']) expect(slim).not.toHaveProperty(schema);
    }
  });
});
