import { useState } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { pageData } from '../../shell/page-data.ts';
import { DeadLinkBackIn } from './dead-link-back-in.tsx';
import { SetNewPassword } from './set-new-password.tsx';

const page = pageData(() => null);
export const loader = page.loader;
export const clientLoader = page.clientLoader;

export default function PasswordResetPage() {
  const [query] = useSearchParams();
  const [spent, setSpent] = useState(false);
  const { hash } = useLocation();
  const token = query.get('token');
  if (token && !spent) return <SetNewPassword token={token} onSpent={() => setSpent(true)} />;
  return <DeadLinkBackIn announce={spent} incomplete={!spent} email={spent ? addressIn(hash) : undefined} />;
}

/** The mail's link names its own address behind the hash. */
function addressIn(hash: string): string | undefined {
  try {
    const address = decodeURIComponent(hash.slice(1));
    return /^[^\s@]+@[^\s@]+$/.test(address) ? address : undefined;
  } catch {
    return undefined;
  }
}
