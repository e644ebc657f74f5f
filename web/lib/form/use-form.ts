import type { Asked, Contract } from '@muster/domain/wire/contract.ts';
import { type FormEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { ApiProblem } from '../api/api-problem.ts';
import { useContractCheck } from './contract-check.ts';
import { type FieldErrors, isEmpty, type Values } from './form-values.ts';
import { useRefusal } from './use-refusal.ts';
import { type Outcome, useSending } from './use-sending.ts';
import { useTyping } from './use-typing.ts';
import { focusWrong } from './wrong-field.ts';

type BodyOf<C extends Contract> = Asked<C> extends { readonly body?: infer B } ? NonNullable<B> : never;
type Name<V> = keyof V & string;

/** What a form sends, and the key that makes sending it again the same request. */
export interface Keyed<B> {
  readonly body: B;
  readonly key: string;
}

interface FormOptions<C extends Contract, V extends Values, B extends BodyOf<C>> {
  /** The call that the form is for; its schema checks what is sent, as soon as it has been fetched. */
  readonly contract: C;
  /** Leaves the check to the server: nothing is fetched for it. For the form that everybody waits behind. */
  readonly checkedThere?: true;
  /** What the form begins with. It is looked at once: what is read anew later never takes away what was typed. */
  readonly initial: V | (() => V);
  /** How what was typed becomes the body of that call. */
  readonly toBody: (values: V) => B;
  readonly required?: readonly Name<V>[];
  /** What the shared rules say; shown once it was tried to send, and kept in step with the typing from then on. */
  readonly check?: (values: V) => FieldErrors;
  /** The same, shown at any time. */
  readonly checkAtOnce?: (values: V) => FieldErrors;
  /**
   * Sends the body; the key is the same until a send succeeds, so that a retry is the same request. Afterwards the form
   * is done with and sends nothing more, unless it goes on with the values that are returned. 'unsent' says that it was
   * left after all.
   */
  readonly send: (body: B, key: string) => Promise<V | 'unsent' | undefined> | Promise<void>;
  /** The form's name of a field that the wire calls otherwise. `sent` is what was sent. */
  readonly nameOf?: (field: string, sent: V) => string;
  /** Says at the foot why it was refused even where fields say it. */
  readonly inFull?: boolean;
  /** Fields that are judged together: changing one forgets what was said of all. */
  readonly together?: (values: V) => readonly string[];
}

/**
 * A form over a contract: what is typed, what is wrong with it, and its way to the server and back. It is sent once
 * however often it is submitted; nothing typed is lost, whatever is answered and whenever.
 */
export function useForm<C extends Contract, V extends Values, B extends BodyOf<C>>(options: FormOptions<C, V, B>) {
  const { t } = useTranslation();
  const typing = useTyping(options.initial);
  const refusal = useRefusal(options);
  const sending = useSending();
  const { prepare, check } = useContractCheck(options.contract);
  const [tried, setTried] = useState(false);
  const rules = (values: V) => wrongIn(values, options, t('common.required'));

  function change(patch: Partial<V>, ...others: string[]): void {
    if (!options.checkedThere) prepare();
    typing.change(patch);
    const changed = [...Object.keys(patch), ...others];
    const together = options.together?.(typing.now()) ?? [];
    refusal.forget(changed.some((it) => together.includes(it)) ? [...changed, ...together] : changed);
  }

  async function attempt(body: B, key: string, refuse: (problem: ApiProblem) => void): Promise<Outcome> {
    const sent = typing.now();
    try {
      const stored = await options.send(body, key);
      if (stored === undefined) return 'done';
      if (stored === 'unsent') return 'unsent';
      typing.goOn(sent, stored);
      setTried(false);
      return 'stored';
    } catch (caught) {
      if (!(caught instanceof ApiProblem)) throw caught;
      refuse(caught);
      return caught.unanswered ? 'unanswered' : 'refused';
    }
  }

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    // A form in a dialog stands inside the form that opened it, as React sees it.
    event.stopPropagation();
    if (sending.isRunning()) return;
    const form = event.currentTarget;
    const sent = typing.now();
    const wrong = rules(sent);
    flushSync(() => {
      setTried(true);
      refusal.begin();
    });
    if (Object.keys(wrong).length > 0) {
      focusWrong(form, (name) => name in wrong);
      return;
    }
    const body = options.toBody(sent);
    const refuse = (problem: ApiProblem) =>
      refusal.refuse(problem, form, (field) => options.nameOf?.(field, sent) ?? field);
    const refused = check(body);
    if (refused) refuse(refused);
    else void sending.send((key) => attempt(body, key, refuse));
  }

  /** Found when a field is drawn: the checks may use what was read for the values after this hook gave them. */
  const errors = (): FieldErrors => ({
    ...(tried ? rules(typing.values) : options.checkAtOnce?.(typing.values)),
    ...refusal.errors,
  });

  return {
    values: typing.values,
    /** What the form began with, or went on with last. */
    opened: typing.opened,
    filled: typing.filled,
    busy: sending.busy,
    sentAs: sending.sentAs,
    /** It was sent and not answered: it may be stored. */
    maybeSent: sending.sentAs !== undefined,
    sendAs: sending.sendAs,
    errors,
    /** Why the last try was refused. */
    problem: refusal.problem,
    /** What was refused is still what stands in the form. */
    refused: refusal.current,
    /** Why, as far as no field of the form says it; `told` until something is typed. */
    rest: refusal.rest,
    told: refusal.told,
    /** Sending the same again may help. */
    again: refusal.problem?.unanswered || refusal.problem?.code === 'TOO_MANY_REQUESTS',
    submit,
    /** Somebody else stored this meanwhile: what was not typed here becomes theirs, what was typed stays. */
    keepMine: typing.takeOver,
    /** Somebody else stored this meanwhile: all becomes theirs. */
    takeTheirs: (stored: Partial<V>) => {
      typing.beginWith(stored);
      refusal.forget(Object.keys(stored));
    },
    /** Changes several fields at once; `others` are names of fields that are no values of their own. */
    change,
    /** What a field of the kit needs. */
    field: <N extends Name<V>>(name: N) => ({
      name,
      value: typing.values[name],
      error: errors()[name],
      required: options.required?.includes(name) ?? false,
      onChange: (value: V[N]) => change({ [name]: value } as unknown as Partial<V>),
    }),
  };
}

/** What stands in the way of sending, by the rules that the form was given. */
function wrongIn<V extends Values>(
  values: V,
  { required = [], check, checkAtOnce }: Pick<FormOptions<Contract, V, never>, 'required' | 'check' | 'checkAtOnce'>,
  missing: string,
): FieldErrors {
  const empty = required.filter((name) => isEmpty(values[name]));
  return {
    ...Object.fromEntries(empty.map((name) => [name, missing])),
    ...check?.(values),
    ...checkAtOnce?.(values),
  };
}

/** What dialogs and messages need of any form. */
export type AnyForm = Pick<
  ReturnType<typeof useForm<Contract, Values, never>>,
  'busy' | 'filled' | 'maybeSent' | 'problem' | 'rest' | 'told' | 'again' | 'submit'
>;
