import type { Profile } from '@regimen/contract/creators.ts';
import type { ReactNode } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { paths } from '../../paths.ts';
import { PageLinks } from '../../shared/catalog/page-links.tsx';
import { ProgramCards } from '../../shared/catalog/program-cards.tsx';
import { star } from '../../shared/catalog/rating.tsx';
import { Time } from '../../shell/time.tsx';
import { useOpenPages } from '../../shell/use-open-pages.ts';
import { LinkButton } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { texts } from './texts.ts';

function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id} className="mt-10 border-t border-line pt-8">
      <h2 id={id} className="mb-5 text-22">
        {title}
      </h2>
      {children}
    </section>
  );
}

export function PublicPrograms({ person, path }: { person: Profile; path: string }) {
  const t = useTexts(texts);
  const isOpen = useOpenPages();
  return (
    <Part id="programs-title" title={t('programs')}>
      {person.programs.length > 0 ? (
        <ProgramCards programs={person.programs} Heading="h3" />
      ) : (
        <EmptyState title={t('noPrograms')} help={t('noProgramsHelp')}>
          {person.isMe && isOpen('/creator/programs/add') && (
            <LinkButton to={paths.newProgram}>{t('makeOne')}</LinkButton>
          )}
        </EmptyState>
      )}
      <PageLinks meta={person.meta} pathOf={(number) => (number > 1 ? `${path}?page=${number}` : path)} />
    </Part>
  );
}

const linkClass = 'text-primary-text underline-offset-4 hover:underline';

export function PublicReviews({ reviews }: { reviews: Profile['reviews'] }) {
  const t = useTexts(texts);
  if (reviews.length === 0) return null;
  return (
    <Part id="reviews-title" title={t('reviews')}>
      <ul className="grid gap-4 md:grid-cols-3">
        {reviews.map(({ id, program, name, rating, body, createdAt }) => (
          <li key={id} className="grid content-start gap-2 rounded-card border border-line bg-raised p-4">
            <p className="flex items-center gap-1 font-medium">
              <span className="text-warning-text">{star}</span>
              {t('stars', { n: rating })}
            </p>
            <p dir="auto" className="text-start wrap-anywhere">
              {body}
            </p>
            <p className="text-14 text-ink-soft">
              <bdi>{name ?? t('aFollower')}</bdi> · <Time at={createdAt} />
            </p>
            <p className="text-14">
              <a href={paths.program(program.id)} className={linkClass}>
                <bdi>{program.title}</bdi>
              </a>
            </p>
          </li>
        ))}
      </ul>
    </Part>
  );
}

export function PublicAnswers({ answers }: { answers: Profile['answers'] }) {
  const t = useTexts(texts);
  if (answers.length === 0) return null;
  return (
    <Part id="answers-title" title={t('answers')}>
      <ul className="grid gap-5">
        {answers.map(({ id, discussion, opening, createdAt }) => (
          <li key={id} className="grid gap-1">
            <a href={paths.discussion(discussion.id)} className={`font-medium ${linkClass}`}>
              <bdi>{discussion.title}</bdi>
            </a>
            <p dir="auto" className="max-w-measure text-start wrap-anywhere">
              {opening}
            </p>
            <p className="text-14 text-ink-soft">
              <Time at={createdAt} />
            </p>
          </li>
        ))}
      </ul>
    </Part>
  );
}
