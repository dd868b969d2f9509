import { Link } from 'react-router';
import { useTexts } from '../../../i18n/use-texts.ts';
import { paths } from '../../../paths.ts';
import { PlayIcon } from '../../../ui/icons.tsx';
import { useCard } from '../draft/use-card.ts';
import { useDraftStore, useProblems, useProtocol } from '../draft/use-draft.ts';
import { type BuilderPart, builderParts, partIcons } from './builder-parts.ts';
import { texts } from './texts.ts';

/** Where each part is. The team's page has tabs; the first is who works here. */
const addressOf = (protocol: string, part: BuilderPart): string => {
  if (part === 'flow') return paths.builder(protocol);
  if (part === 'wizard') return paths.wizard(protocol);
  return part === 'team' ? paths.builder(protocol, 'team', 'members') : paths.builder(protocol, part);
};

interface SideNavProps {
  current: BuilderPart;
  onChosen?: () => void;
  /** Only the drawings; the words are in their titles. */
  narrow?: boolean;
}

export function SideNav({ current, onChosen, narrow = false }: SideNavProps) {
  const t = useTexts(texts);
  const { id } = useDraftStore();
  const { may } = useCard();
  return (
    <nav aria-label={t('sections')}>
      <ul className="grid gap-0.5">
        {builderParts.map((part) => {
          const Icon = partIcons[part];
          return (
            <li key={part}>
              <Link
                to={addressOf(id, part)}
                prefetch="intent"
                aria-current={part === current ? 'page' : undefined}
                title={narrow ? t(part) : undefined}
                {...(onChosen && { onClick: onChosen })}
                className="relative flex min-h-11 items-center gap-3 rounded-control px-3 text-ink-soft transition-colors duration-120 hover:bg-sunken hover:text-ink lg:min-h-9 lg:text-14 aria-[current=page]:bg-primary-soft aria-[current=page]:font-semibold aria-[current=page]:text-primary-text"
              >
                <Icon className="shrink-0" />
                <span className={narrow ? 'sr-only' : 'min-w-0 flex-1 truncate'}>{t(part)}</span>
                {part === 'errors' && <ProblemCount corner={narrow} />}
              </Link>
            </li>
          );
        })}
      </ul>
      <Link
        to={paths.programsWith(id, may === 'owner' ? 'mine' : 'shared')}
        {...(onChosen && { onClick: onChosen })}
        title={narrow ? t('tryOrPublish') : undefined}
        className="mt-3 flex min-h-11 items-center gap-3 border-t border-line px-3 pt-3 text-ink-soft hover:text-ink lg:min-h-9 lg:text-14"
      >
        <PlayIcon className="shrink-0" />
        <span className={narrow ? 'sr-only' : 'min-w-0 flex-1'}>{t('tryOrPublish')}</span>
      </Link>
    </nav>
  );
}

function ProblemCount({ corner }: { corner: boolean }) {
  const t = useTexts(texts);
  const problems = useProblems();
  const isBlank = useProtocol().nodes.length === 0;
  // Whoever has not begun has done nothing wrong.
  if (problems.length === 0 || isBlank) return null;
  const stops = problems.some(({ severity }) => severity === 'error');
  return (
    <span
      className={`inline-flex items-center justify-center rounded-pill text-12 font-semibold tabular-nums ${corner ? 'absolute end-0 top-0 min-w-4 px-1 leading-4' : 'min-w-6 px-1.5'} ${stops ? 'bg-danger-soft text-danger-text' : 'bg-warning-soft text-warning-text'}`}
    >
      <span aria-hidden="true">{problems.length}</span>
      <span className="sr-only">{t('problemCount', { n: problems.length })}</span>
    </span>
  );
}
