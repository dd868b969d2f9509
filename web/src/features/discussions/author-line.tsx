import type { Author } from '@regimen/contract/discussions.ts';
import { roleTexts } from '@regimen/contract/role-texts.ts';
import { useLocale, useTexts } from '../../i18n/use-texts.ts';
import { Avatar } from '../../shared/person/avatar.tsx';
import { Time } from '../../shell/time.tsx';
import { texts } from './texts.ts';

interface AuthorLineProps {
  author: Author;
  at: string;
  editedAt: string | null;
  /** A heading for each answer lets people jump from one to the next. */
  Name?: 'p' | 'h3';
}

/** Who wrote this, as what, and when. */
export function AuthorLine({ author, at, editedAt, Name = 'p' }: AuthorLineProps) {
  const t = useTexts(texts);
  const locale = useLocale();
  const hasProfession = author.role !== 'user' && author.role !== 'patient';
  return (
    <div className="flex items-center gap-3">
      <Avatar name={author.full_name} size={40} />
      <div className="leading-heading">
        <Name className="font-semibold">
          <bdi>{author.full_name}</bdi>
        </Name>
        <p className="mt-1 flex flex-wrap gap-x-2 text-14 text-ink-soft">
          <span className={hasProfession ? 'font-medium text-primary-text' : ''}>
            {roleTexts[locale][author.role]}
          </span>
          <span aria-hidden="true">·</span>
          <Time at={at} />
          {editedAt && (
            <>
              <span aria-hidden="true">·</span>
              <span>{t('edited')}</span>
            </>
          )}
        </p>
      </div>
    </div>
  );
}
