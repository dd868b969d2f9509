import type { Answer } from '@regimen/contract/discussions.ts';
import type { ReactNode } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { Badge } from '../../ui/badge.tsx';
import { CheckIcon } from '../../ui/icons.tsx';
import { SafeHtml } from '../../ui/safe-html.tsx';
import { AuthorLine } from './author-line.tsx';
import { texts } from './texts.ts';

/** `children`: what the viewer may do with it. */
export function AnswerCard({ answer, children }: { answer: Answer; children?: ReactNode }) {
  const t = useTexts(texts);
  return (
    <li
      id={`answer-${answer.id}`}
      className={`grid gap-4 rounded-card border p-5 md:p-6 ${answer.accepted ? 'border-success-line bg-raised' : 'border-line bg-raised'}`}
    >
      <div className="flex flex-wrap items-start justify-between gap-3">
        <AuthorLine author={answer.author} at={answer.createdAt} editedAt={answer.editedAt} />
        {answer.accepted && (
          <Badge tone="success">
            <CheckIcon size={14} />
            {t('accepted')}
          </Badge>
        )}
      </div>
      <SafeHtml html={answer.html} />
      {children}
    </li>
  );
}
