import type { AutocompleteProps } from '@mui/material/Autocomplete';
import type { AutocompleteInputChangeReason, AutocompleteValue } from '@mui/material/useAutocomplete';
import { type KeyboardEvent, type SyntheticEvent, useEffect, useEffectEvent, useState } from 'react';
import { plain } from './searched-options.ts';
import { useHeldSubmit } from './use-held-submit.ts';

type Kit =
  | 'options'
  | 'value'
  | 'multiple'
  | 'inputValue'
  | 'onInputChange'
  | 'onChange'
  | 'onKeyDown'
  | 'getOptionLabel'
  | 'getOptionDisabled'
  | 'isOptionEqualToValue';

interface Choosing<T, Several extends boolean> extends Pick<AutocompleteProps<T, Several, false, false>, Kit> {
  readonly spellings?: (option: T) => readonly string[];
}

const formOf = ({ target }: SyntheticEvent) => (target instanceof HTMLInputElement ? target.form : null);

/** What must be filled in, by controls whose text is all that they hold. */
const REQUIRED = '[aria-required=true]:is(input, select, textarea):not([aria-autocomplete])';
const isEmptyIn = (form: HTMLFormElement) =>
  [...form.querySelectorAll<HTMLInputElement>(REQUIRED)].some((it) => it.value.trim() === '');

/**
 * A text that was typed into a form and not chosen. Once its field is left, the only option that it names in full is taken,
 * also when that is found later; any other text stays, and keeps the form from being sent: that would go without what was
 * meant, and say nothing of it.
 */
export function useUnchosen<T, Several extends boolean>(props: Choosing<T, Several>) {
  const { options, value, multiple, spellings } = props;
  const [own, setOwn] = useState('');
  /** What was chosen when the field was left with another text. Another choice since then has the text of its own. */
  const [left, setLeft] = useState<{ readonly at: typeof value; readonly input: HTMLInputElement }>();
  const typed = props.inputValue ?? own;
  const isUnchosen = left !== undefined && left.at === value && typed.trim() !== '';
  const labelOf = props.getOptionLabel ?? String;
  const isLabel = !multiple && value != null && labelOf(value as T) === typed;

  function type(event: SyntheticEvent | null, next: string, reason: AutocompleteInputChangeReason): void {
    setLeft(undefined);
    setOwn(next);
    // The kit's first look at the value comes without an event.
    props.onInputChange?.(event as SyntheticEvent, next, reason);
  }

  /** The option that the text names in full, if it is the only one that can still be chosen. */
  function named(): T | undefined {
    const isSame = props.isOptionEqualToValue ?? Object.is;
    const chosen = (multiple ? value : []) as readonly T[];
    const fitting = options.filter(
      (it) =>
        [labelOf(it), ...(spellings?.(it) ?? [])].some((text) => plain(text) === plain(typed)) &&
        !props.getOptionDisabled?.(it) &&
        !chosen.some((one) => isSame(it, one)),
    );
    return fitting.length === 1 ? fitting[0] : undefined;
  }

  function take(event: SyntheticEvent, option: T): void {
    if (multiple) type(event, '', 'selectOption');
    setLeft(undefined);
    const next = multiple ? [...((value ?? []) as readonly T[]), option] : option;
    props.onChange?.(event, next as AutocompleteValue<T, Several, false, false>, 'selectOption', { option });
  }

  function leave(event: SyntheticEvent): boolean {
    const input = event.target as HTMLInputElement;
    const option = named();
    if (option !== undefined) take(event, option);
    else setLeft({ at: value, input });
    return option !== undefined;
  }

  const lookAgain = useEffectEvent(() => {
    const option = isUnchosen ? named() : undefined;
    if (option !== undefined) take(new Event('found') as unknown as SyntheticEvent, option);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is found later is the event.
  useEffect(lookAgain, [options]);

  const input = left?.input;
  useHeldSubmit(
    () => input?.form,
    isUnchosen,
    (form) => {
      // What is empty is marked by the form itself, which then sends nothing either.
      if (isEmptyIn(form)) return false;
      input?.focus();
      return true;
    },
  );

  return {
    isUnchosen,
    typing: {
      inputValue: typed,
      onInputChange: (event: SyntheticEvent, next: string, reason: AutocompleteInputChangeReason) => {
        // The kit tells of a field that is left only where its text is not what is chosen.
        if (reason === 'blur' && typed.trim() !== '' && formOf(event)) leave(event);
        // It also puts the text of what is chosen back, unasked, as long as nobody is in the field.
        else if (reason !== 'reset' || !isUnchosen) type(event, next, reason);
      },
      onKeyDown: (event: KeyboardEvent<HTMLDivElement> & { defaultMuiPrevented?: boolean | undefined }) => {
        props.onKeyDown?.(event);
        if (event.key !== 'Enter' || !formOf(event) || typed.trim() === '' || isLabel) return;
        if (!leave(event)) return;
        event.preventDefault();
        event.defaultMuiPrevented = true;
      },
    },
  };
}
