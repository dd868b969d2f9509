import type { ProgramCard } from '@regimen/contract/programs.ts';
import { useEffect, useRef } from 'react';
import { useTexts } from '../../../i18n/use-texts.ts';
import { paths } from '../../../paths.ts';
import { CopyButton } from '../../../shell/copy-button.tsx';
import { LinkButton } from '../../../ui/button.tsx';
import { CheckIcon } from '../../../ui/shell-icons.tsx';
import { publishTexts } from './publish-texts.ts';

/** Above the form once a version is out: that it is, and what comes next. */
export function PublishedCard({ program, number }: { program: ProgramCard; number: number }) {
  const t = useTexts(publishTexts);
  const title = useRef<HTMLHeadingElement>(null);
  // The button that was pressed can do nothing more.
  useEffect(() => title.current?.focus(), []);
  const path = paths.program(program.id);
  return (
    <section
      aria-labelledby="published-title"
      className="grid gap-4 rounded-card border border-success-line bg-success-soft p-5 md:p-6"
    >
      <div className="grid gap-1">
        <h2
          id="published-title"
          ref={title}
          tabIndex={-1}
          className="flex items-center gap-2.5 text-22 outline-none"
        >
          <CheckIcon className="shrink-0 text-success-text" />
          {t('published', { number })}
        </h2>
        <p>{t('publishedHelp')}</p>
      </div>
      <div className="flex flex-wrap gap-3">
        <LinkButton to={path}>{t('seePage')}</LinkButton>
        <CopyButton text={new URL(path, location.origin).href} words={t('copyLink')} />
      </div>
    </section>
  );
}
