/**
 * The shape of a catalogue in another language: English's keys with sentences of its own. A language says each number in
 * the forms it has, so `_one` may be missing; `_other` always is there.
 */
export type Translation<Words> = {
  readonly [Key in keyof Words as Key extends `${string}_one` ? never : Key]: Words[Key] extends string
    ? string
    : Translation<Words[Key]>;
};
