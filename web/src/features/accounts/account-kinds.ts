import type { Registration } from '@regimen/contract/auth.ts';

/** How one joins. An expert may go on to name a profession, which then stands in place of `expert`. */
export const accountKinds = ['user', 'patient', 'expert'] as const;
export type AccountKind = (typeof accountKinds)[number];

/** What an address asks for, when it asks for one that exists. */
export const kindIn = (search: string): AccountKind | undefined => {
  const asked = new URLSearchParams(search).get('type');
  return accountKinds.find((kind) => kind === asked);
};

export type PersonField = 'full_name' | 'email' | 'password' | 'kind' | 'profession' | 'professionName';

/** The call's body out of the form's values: `profession` is the choice, `professionName` what stands in its field. */
export function registrationIn(values: Partial<Record<PersonField, string>>): Registration {
  const { full_name = '', email = '', password = '', kind = 'user', profession = '' } = values;
  const type = (kind === 'expert' && profession) || kind;
  return { full_name, email, password, type: type as NonNullable<Registration['type']> };
}
