import type { Author } from '@regimen/contract/discussions.ts';
import { roleLabels } from '@regimen/contract/role-labels.ts';
import { useLocale, useTexts } from '../../i18n/use-texts.ts';
import { Time } from '../../shell/time.tsx';
import { Avatar } from '../../ui/avatar.tsx';
import { texts } from './texts.ts';

interface AuthorLineProps {
  author: Author;
  at: string;
  editedAt: string | null;
}

/** Who wrote this, as what, and when. */
export function AuthorLine({ author, at, editedAt }: AuthorLineProps) {
  const t = useTexts(texts);
  const locale = useLocale();
  const isExpert = author.role !== 'user' && author.role !== 'patient';
  return (
    <div className="flex items-center gap-3">
      <Avatar name={author.full_name} size={40} />
      <div className="leading-heading">
        <p className="font-semibold">
          <bdi>{author.full_name}</bdi>
        </p>
        <p className="mt-0.5 flex flex-wrap gap-x-2 text-14 text-ink-soft">
          {isExpert && (
            <span className="font-medium text-primary-text">{roleLabels[author.role][locale]}</span>
          )}
          <Time at={at} />
          {editedAt && <span>{t('edited')}</span>}
        </p>
      </div>
    </div>
  );
}
