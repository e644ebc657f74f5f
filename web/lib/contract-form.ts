import { type FormEvent, useState } from 'react';
import type { z } from 'zod';
import { ApiProblem } from './api-problem.ts';

type Values = Record<string, string>;
type FieldErrors = Partial<Record<string, string>>;

interface FormOptions<V extends Values, S extends z.ZodType> {
  readonly initial: V;
  /** The body of the contract that the form fills, the same schema that the server checks. */
  readonly schema: S;
  /** How the typed values become that body; as they are, if left out. */
  readonly toBody?: (values: V) => unknown;
  /** Rules that the schema does not hold; one sentence for each field to blame. */
  readonly check?: (values: V) => FieldErrors;
  readonly send: (body: z.output<S>, values: V) => Promise<void>;
  /** Wire names that differ from the form's own. */
  readonly rename?: Readonly<Record<string, string>>;
}

/**
 * A form over a contract: checks what was typed by the shared schema, sends it once however often it is
 * submitted, and puts what the server blames at the fields it blames.
 */
export function useContractForm<V extends Values, S extends z.ZodType>(options: FormOptions<V, S>) {
  const [values, setValues] = useState(options.initial);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [problem, setProblem] = useState<ApiProblem | undefined>();
  const [busy, setBusy] = useState(false);
  const named = (wireName: string) => options.rename?.[wireName] ?? wireName;

  const setValue = (name: keyof V & string, value: string) => {
    setValues((it) => ({ ...it, [name]: value }));
    setErrors(({ [name]: _cleared, ...others }) => others);
  };

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (busy) return;
    const form = event.currentTarget;
    setProblem(undefined);
    const parsed = options.schema.safeParse(options.toBody ? options.toBody(values) : values);
    const issues: FieldErrors = { ...options.check?.(values) };
    for (const issue of parsed.error?.issues ?? []) issues[named(issue.path.join('.'))] ??= issue.message;
    setErrors(issues);
    if (!parsed.success || Object.keys(issues).length > 0) return focusFirst(form, issues);
    setBusy(true);
    try {
      await options.send(parsed.data, values);
    } catch (caught) {
      if (!(caught instanceof ApiProblem)) throw caught;
      const blamed = Object.fromEntries(caught.errors.map((it) => [named(it.field), it.message]));
      const known = Object.keys(blamed).some((name) => name in values);
      setErrors(blamed);
      if (known) focusFirst(form, blamed);
      else setProblem(caught);
    } finally {
      setBusy(false);
    }
  }

  return {
    values,
    busy,
    problem,
    setValue,
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

function focusFirst(form: HTMLFormElement, errors: FieldErrors): void {
  const controls = [...form.elements].filter((it) => it instanceof HTMLInputElement);
  controls.find((it) => it.name in errors)?.focus();
}
