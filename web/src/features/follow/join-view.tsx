import type { Joining } from '@regimen/contract/enrollments.ts';
import { durationIn, minutesADay } from '@regimen/contract/language/durations.ts';
import { isolate } from '@regimen/contract/language/languages.ts';
import { programCategoryLabel } from '@regimen/contract/program-categories.ts';
import { useLocale, useTexts } from '../../i18n/use-texts.ts';
import { LinkButton } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ProgramCover } from '../../ui/program-cover.tsx';
import { JoinForm } from './join-form.tsx';
import { joinTexts } from './join-texts.ts';
import { texts } from './texts.ts';

interface JoinViewProps {
  joining: Joining;
  token: string | undefined;
  onJoined: () => void;
}

/** For whoever does not follow the program yet. */
export function JoinView({ joining, token, onJoined }: JoinViewProps) {
  const t = useTexts(joinTexts);
  const shared = useTexts(texts);
  const locale = useLocale();
  const { program } = joining;
  return (
    <div className="mx-auto grid max-w-[44rem] gap-6 px-4 py-8 md:px-6 md:py-12">
      <header className="grid gap-4 sm:grid-cols-[9rem_minmax(0,1fr)] sm:items-start sm:gap-6">
        <ProgramCover
          cover={program.cover}
          category={program.category}
          id={program.id}
          className="rounded-card max-sm:hidden"
        />
        <div className="grid gap-2">
          <h1 className="text-28 wrap-anywhere md:text-36">
            {t('title', { program: isolate(program.title, locale) })}
          </h1>
          <p className="text-18 text-ink-soft">{program.summary}</p>
          <p className="text-14 text-ink-soft">
            {[
              programCategoryLabel(program.category, locale),
              durationIn('week', program.weeks, locale),
              minutesADay(program.minutesADay, locale),
              shared('by', { name: program.creator.full_name }),
            ].join(' · ')}
          </p>
        </div>
      </header>
      {joining.canJoin ? (
        <JoinForm joining={joining} token={token} onJoined={onJoined} />
      ) : (
        <EmptyState title={t('closed')} help={t('closedHelp')}>
          <LinkButton to="/programs">{shared('otherPrograms')}</LinkButton>
        </EmptyState>
      )}
    </div>
  );
}
