import type { PublicProgram } from '@regimen/contract/catalog.ts';
import { longDate } from '@regimen/contract/language/instants.ts';
import { roleTexts } from '@regimen/contract/role-texts.ts';
import { signLabel } from '@regimen/contract/signs.ts';
import type { ReactNode } from 'react';
import { useLocale, useTexts } from '../../i18n/use-texts.ts';
import { paths } from '../../paths.ts';
import { Portrait } from '../../shared/catalog/portrait.tsx';
import { programsPath } from '../../shared/catalog/program-filter.ts';
import { tagLabel } from '../../shared/catalog/tag-label.ts';
import { Credentials } from '../../shared/credentials/credentials.tsx';
import { programTexts } from './program-texts.ts';

const pill =
  'inline-flex min-h-8 items-center rounded-pill bg-sunken px-3 text-14 text-ink-soft hover:text-ink';

interface ProgramAsideProps {
  program: PublicProgram;
  /** Below its creator. */
  children: ReactNode;
}

/** Who made it, what it is for, and which version it is. */
export function ProgramAside({ program, children }: ProgramAsideProps) {
  const t = useTexts(programTexts);
  const locale = useLocale();
  const { creator, signs, tags } = program;
  return (
    <aside className="grid content-start gap-8 text-14">
      <section
        aria-labelledby="creator-title"
        className="grid gap-3 rounded-card border border-line bg-raised p-4"
      >
        <h2 id="creator-title" className="text-14 font-semibold text-ink-soft">
          {t('creator')}
        </h2>
        <div className="flex items-center gap-3">
          <Portrait name={creator.full_name} avatar={creator.avatar} size={44} />
          <div>
            <p className="text-16 font-semibold">
              <bdi>{creator.full_name}</bdi>
            </p>
            <p className="text-ink-soft">{roleTexts[locale][creator.role]}</p>
          </div>
        </div>
        <a
          href={paths.profile(creator.username)}
          className="font-medium text-primary-text underline-offset-4 hover:underline"
        >
          {t('seeProfile')}
        </a>
        {program.credentials && <Credentials checked={program.credentials} />}
      </section>
      {children}
      {(signs.length > 0 || tags.length > 0) && (
        <section aria-labelledby="for-title">
          <h2 id="for-title" className="mb-3 text-14 font-semibold text-ink-soft">
            {t('helpsWith')}
          </h2>
          <ul className="flex flex-wrap gap-2">
            {signs.map((sign) => (
              <li key={sign}>
                <a href={programsPath({ signs: sign })} className={pill}>
                  {signLabel(sign, locale)}
                </a>
              </li>
            ))}
            {tags.map((tag) => (
              <li key={tag}>
                <a href={programsPath({ tag })} className={pill}>
                  {tagLabel(tag)}
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
      <div className="grid gap-3 border-t border-line pt-5 text-ink-soft">
        <p>
          {t('version', {
            n: program.versionNumber,
            date: longDate(locale, Date.parse(program.publishedAt), 'UTC'),
          })}
        </p>
        <p>{t('notAdvice')}</p>
      </div>
    </aside>
  );
}
