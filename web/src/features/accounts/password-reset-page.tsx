import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { pageData } from '../../shell/page-data.ts';
import { DeadLinkBackIn } from './dead-link-back-in.tsx';
import { SetNewPassword } from './set-new-password.tsx';

const page = pageData(() => null);
export const loader = page.loader;
export const clientLoader = page.clientLoader;

export default function PasswordResetPage() {
  const [query] = useSearchParams();
  const [spent, setSpent] = useState(false);
  const token = query.get('token');
  if (token && !spent) return <SetNewPassword token={token} onSpent={() => setSpent(true)} />;
  return <DeadLinkBackIn announce={spent} incomplete={!spent} />;
}
