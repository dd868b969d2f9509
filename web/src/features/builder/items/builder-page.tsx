import type { ReactNode } from 'react';

interface BuilderPageProps {
  title: string;
  lead?: string;
  /** Above the title: the way back. */
  before?: ReactNode;
  /** The page's one primary action. */
  action?: ReactNode;
  children: ReactNode;
}

/** A page inside the builder: one heading, one sentence, one action, then its contents. */
export function BuilderPage({ title, lead, before, action, children }: BuilderPageProps) {
  return (
    <div className="w-full max-w-wide px-4 py-6 md:px-5">
      {before}
      <div className="mb-6 flex flex-wrap items-end justify-between gap-4">
        <div className="grid gap-1">
          <h1 className="text-22 md:text-28">
            <bdi>{title}</bdi>
          </h1>
          {lead && <p className="max-w-measure text-ink-soft">{lead}</p>}
        </div>
        {action}
      </div>
      {children}
    </div>
  );
}
