import type { Category } from '@regimen/contract/categories.ts';
import type { ProtocolCard } from '@regimen/contract/protocols.ts';
import { Link } from 'react-router';
import { useTexts } from '../../i18n/use-texts.ts';
import { paths } from '../../paths.ts';
import { CategoryMark } from '../../shared/categories/category-looks.tsx';
import { stepTexts } from '../../shared/steps/step-texts.ts';
import { TypesDrawing } from '../../shared/steps/types-drawing.tsx';
import { Time } from '../../shell/time.tsx';
import { MessageIcon, UsersIcon } from '../../ui/shell-icons.tsx';
import { ProtocolMenu } from './protocol-menu.tsx';
import { protocolTexts } from './protocol-texts.ts';

interface ProtocolCardProps {
  protocol: ProtocolCard;
  categories: readonly Category[];
  onChanged: () => void;
}

/** A protocol at a glance: its drawing, its name, how large, how lately, with whom. The whole card opens it. */
export function ProtocolCardView({ protocol, categories, onChanged }: ProtocolCardProps) {
  const t = useTexts(protocolTexts);
  const about = useTexts(stepTexts);
  const { category, stepTypes, stepsCount, modulesCount, membersCount, openCommentsCount } = protocol;
  return (
    <li className="relative grid content-start gap-3 rounded-card border border-line bg-raised p-5 transition-colors duration-120 hover:border-primary-line">
      <div className="flex items-start justify-between gap-3">
        <TypesDrawing types={stepTypes} more={stepsCount > stepTypes.length} />
        <ProtocolMenu protocol={protocol} categories={categories} onChanged={onChanged} />
      </div>
      <div>
        <h2 className="text-18 leading-heading wrap-anywhere">
          <Link
            to={paths.flowEditor(protocol.id)}
            className="after:absolute after:inset-0 after:rounded-card"
          >
            <bdi>{protocol.name}</bdi>
          </Link>
        </h2>
        {protocol.description && (
          <p className="mt-1 line-clamp-2 text-14 text-ink-soft">
            <bdi>{protocol.description}</bdi>
          </p>
        )}
      </div>
      <p className="text-14 text-ink-soft">
        {about('steps', { n: stepsCount })}
        {modulesCount > 0 && ` · ${t('modules', { n: modulesCount })}`}
      </p>
      <div className="mt-auto flex flex-wrap items-center gap-x-3 gap-y-1 text-14 text-ink-soft">
        {category && (
          <span className="inline-flex max-w-full items-center gap-1.5">
            <CategoryMark colour={category.colour} icon={category.icon} size={22} />
            <bdi className="truncate">{category.name}</bdi>
          </span>
        )}
        {protocol.may !== 'owner' && <span>{t('by', { name: protocol.owner.full_name })}</span>}
        {membersCount > 0 && (
          <span className="inline-flex items-center gap-1" title={t('team', { n: membersCount })}>
            <UsersIcon size={15} />
            <span aria-hidden="true">{membersCount}</span>
            <span className="sr-only">{t('team', { n: membersCount })}</span>
          </span>
        )}
        {openCommentsCount > 0 && (
          <span className="inline-flex items-center gap-1" title={t('comments', { n: openCommentsCount })}>
            <MessageIcon size={15} />
            <span aria-hidden="true">{openCommentsCount}</span>
            <span className="sr-only">{t('comments', { n: openCommentsCount })}</span>
          </span>
        )}
        <span className="ms-auto text-ink-faint">
          <span className="sr-only">{`${t('changed')} `}</span>
          <Time at={protocol.changedAt} />
        </span>
      </div>
    </li>
  );
}
