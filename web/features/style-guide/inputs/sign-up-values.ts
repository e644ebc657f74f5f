/** What the form of the style guide asks for. */
export const noValues = {
  username: '',
  firstName: '',
  email: '',
  date: '',
  card: '',
  mobile: '',
  password: '',
  again: '',
  gender: '',
  terms: false,
};

export type SignUpValues = typeof noValues;
type Wrong = 'missing' | 'terms' | 'username' | 'email' | 'card' | 'mobile' | 'again';

/** What is wrong with it, by field; nothing where all is well. */
export function wrongIn(values: SignUpValues): Partial<Record<keyof SignUpValues, Wrong>> {
  const found: Partial<Record<keyof SignUpValues, Wrong>> = {};
  for (const [name, value] of Object.entries(values)) if (value === '') found[name as keyof SignUpValues] = 'missing';
  const judge = (name: keyof SignUpValues, fits: boolean, wrong: Wrong) => {
    if (!fits) found[name] ??= wrong;
  };
  judge('username', /^.{4,9}$/.test(values.username), 'username');
  judge('email', /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(values.email), 'email');
  judge('card', /^\d{16}$/.test(values.card.replaceAll(' ', '')), 'card');
  judge('mobile', /^\+?\d{6,15}$/.test(values.mobile.replaceAll(' ', '')), 'mobile');
  judge('again', values.again === values.password, 'again');
  judge('terms', values.terms, 'terms');
  return found;
}
