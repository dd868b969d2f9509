/** Whose password it is: not seen, but programs that keep passwords look for it beside the field. */
export const AccountName = ({ email }: { email: string | null | undefined }) => (
  <input type="email" autoComplete="username" value={email ?? ''} readOnly hidden />
);
