import type { Contract } from '@muster/domain/wire/contract.ts';
import { useRef } from 'react';
import { ApiProblem } from '../api/api-problem.ts';

type Check = (body: unknown) => ApiProblem | undefined;

/** What the contract's schema says of a body, in the words of the server's own check. */
async function loadCheck(contract: Contract): Promise<Check> {
  await import('@muster/domain/wire/without-eval.ts');
  const [{ body: schema }, { invalidInput }] = await Promise.all([
    contract.schemas(),
    import('@muster/domain/wire/invalid-input.ts'),
  ]);
  return (body) => {
    const issues = schema?.safeParse(body).error?.issues;
    return issues && new ApiProblem({ ...invalidInput(issues), status: 400 });
  };
}

/**
 * Checks bodies by a contract. The schemas are fetched when `prepare` is first called; until they are there, and where
 * they cannot be fetched, `check` finds nothing and the server has the only word.
 */
export function useContractCheck(contract: Contract): { prepare(): void; check: Check } {
  const loading = useRef(false);
  const loaded = useRef<Check | undefined>(undefined);
  return {
    prepare: () => {
      if (loading.current) return;
      loading.current = true;
      loadCheck(contract).then(
        (check) => {
          loaded.current = check;
        },
        () => {
          loading.current = false;
        },
      );
    },
    check: (body) => loaded.current?.(body),
  };
}
