import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useTexts } from '../../i18n/use-texts.ts';
import { pageData } from '../../shell/page-data.ts';
import { backInTexts } from './back-in-texts.ts';
import { DeadLinkBackIn } from './dead-link-back-in.tsx';
import { SetNewPassword } from './set-new-password.tsx';

const page = pageData(() => null);
export const loader = page.loader;
export const clientLoader = page.clientLoader;

export default function PasswordResetPage() {
  const t = useTexts(backInTexts);
  const [query] = useSearchParams();
  const [spent, setSpent] = useState(false);
  const token = query.get('token');
  if (token && !spent) return <SetNewPassword token={token} onSpent={() => setSpent(true)} />;
  return <DeadLinkBackIn announce={spent} lead={t(spent ? 'deadLead' : 'incompleteLead')} />;
}
