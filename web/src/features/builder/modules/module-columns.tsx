import type { RecurringModule } from '@regimen/engine/recurring-module.ts';
import type { ReactNode } from 'react';
import { NextTimes } from './next-times.tsx';

/** The form, and beside it (below it on narrow screens) when the module comes. */
export function ModuleColumns({ module, form }: { module: RecurringModule; form: ReactNode }) {
  return (
    <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,24rem)] lg:gap-10">
      <div className="min-w-0">{form}</div>
      <div className="min-w-0">
        <div className="lg:sticky lg:top-[calc(var(--spacing-navbar)+4.5rem)]">
          <NextTimes module={module} />
        </div>
      </div>
    </div>
  );
}
