import type { ReactNode } from 'react';
import { PageTitle } from '../../ui/page-title.tsx';

/** Each step of signing in: one thing to do, in the middle of an empty desk. */
export function SignInCard({ title, lead, children }: { title: string; lead: string; children: ReactNode }) {
  return (
    <div className="mx-auto w-full max-w-[28rem] px-4 py-8 md:py-14">
      <PageTitle title={title} lead={lead} />
      <div className="grid gap-6">{children}</div>
    </div>
  );
}
