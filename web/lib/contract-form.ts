import type { Asked, Contract } from '@muster/domain/wire/contract.ts';
import { type FormEvent, useState } from 'react';
import { ApiProblem } from './api-problem.ts';
import { useProblemText } from './problem-text.ts';

type Values = Record<string, string>;
export type FieldErrors = Partial<Record<string, string>>;
type BodyOf<C extends Contract> = Asked<C> extends { readonly body: infer B } ? B : never;

interface FormOptions<C extends Contract, V extends Values> {
  /** The call that the form is for. */
  readonly contract: C;
  readonly initial: V;
  /** How the typed values become the body of that call. */
  readonly toBody: (values: V) => BodyOf<C>;
  /** What the shared rules say before anything is sent: one sentence for each field to blame. */
  readonly check?: (values: V) => FieldErrors;
  readonly send: (body: BodyOf<C>) => Promise<void>;
  /** Names on the wire that differ from the form's own. */
  readonly rename?: Readonly<Record<string, string>>;
}

/**
 * A form over a contract: checks what was typed by the rules it is given, sends it once however often it is
 * submitted, and puts what the server blames at the fields it blames.
 */
export function useContractForm<C extends Contract, V extends Values>(options: FormOptions<C, V>) {
  const textOf = useProblemText();
  const [values, setValues] = useState(options.initial);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [problem, setProblem] = useState<ApiProblem | undefined>();
  const [busy, setBusy] = useState(false);

  const setValue = (name: keyof V & string, value: string) => {
    setValues((it) => ({ ...it, [name]: value }));
    setErrors(({ [name]: _cleared, ...others }) => others);
  };

  /** Blames fields; false when none of them is on the screen. */
  const blame = (form: HTMLFormElement, found: FieldErrors): boolean => {
    setErrors(found);
    const controls = [...form.elements].filter((it) => it instanceof HTMLInputElement);
    const first = controls.find((it) => it.name in found);
    first?.focus();
    return first !== undefined;
  };

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (busy) return;
    const form = event.currentTarget;
    setProblem(undefined);
    if (blame(form, options.check?.(values) ?? {})) return;
    setBusy(true);
    try {
      await options.send(options.toBody(values));
    } catch (caught) {
      if (!(caught instanceof ApiProblem)) throw caught;
      const blamed = caught.errors.map((it) => [options.rename?.[it.field] ?? it.field, textOf(it)]);
      if (!blame(form, Object.fromEntries(blamed))) setProblem(caught);
    } finally {
      setBusy(false);
    }
  }

  return {
    values,
    busy,
    problem,
    reset: () => setValues(options.initial),
    submit: (event: FormEvent<HTMLFormElement>) => void submit(event),
    /** What a FormField needs. */
    field: (name: keyof V & string) => ({
      name,
      value: values[name] as string,
      error: errors[name],
      onChange: (value: string) => setValue(name, value),
    }),
  };
}
