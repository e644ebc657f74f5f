import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { focusWrong } from '../../lib/form/wrong-field.ts';

interface PlainForm<Name extends string> {
  readonly names: readonly Name[];
  readonly optional?: readonly Name[];
  /** What is wrong with a value that is there. */
  readonly wrongWith: (name: Name, value: string) => string | undefined;
  readonly onDone: () => void;
}

/** A form of texts that goes nowhere: what is typed, and what is wrong with it once it was tried to send. */
export function usePlainForm<Name extends string>({ names, optional = [], wrongWith, onDone }: PlainForm<Name>) {
  const { t } = useTranslation();
  const [values, setValues] = useState<Partial<Record<Name, string>>>({});
  const [tried, setTried] = useState(false);
  const typedIn = (name: Name) => values[name] ?? '';
  const wrongOf = (name: Name): string | undefined => {
    const value = typedIn(name).trim();
    if (value) return wrongWith(name, value);
    return optional.includes(name) ? undefined : t('common.required');
  };
  return {
    submit: (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault();
      // A form in a dialog stands inside the form that opened it, as React sees it.
      event.stopPropagation();
      setTried(true);
      const wrong = names.filter(wrongOf);
      if (wrong.length === 0) onDone();
      else focusWrong(event.currentTarget, (name) => wrong.some((it) => it === name));
    },
    field: (name: Name) => ({
      name,
      value: typedIn(name),
      required: !optional.includes(name),
      optional: optional.includes(name),
      error: tried ? wrongOf(name) : undefined,
      onChange: (value: string) => setValues((now) => ({ ...now, [name]: value })),
    }),
  };
}
