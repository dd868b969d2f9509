import { ownZone } from '@regimen/contract/own-zone.ts';
import { allows } from '@regimen/contract/permissions.ts';
import { moduleName } from '@regimen/contract/protocol-words/names.ts';
import { itemOf } from '@regimen/contract/protocol-words/references.ts';
import type { RecurringModule } from '@regimen/engine/recurring-module.ts';
import { useLoaderData } from 'react-router';
import { useLocale, useTexts } from '../../../i18n/use-texts.ts';
import { paths } from '../../../paths.ts';
import { problemWords } from '../../../shared/protocol-words/problem-words.ts';
import { ruleWords } from '../../../shared/protocol-words/rule-words.ts';
import { PageHead } from '../../../shell/page-head.tsx';
import { useMounted, useNow } from '../../../shell/use-mounted.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { PlusIcon } from '../../../ui/icons.tsx';
import { WarningIcon } from '../../../ui/shell-icons.tsx';
import { AiModuleList } from '../ai-modules/module-list.tsx';
import { builderPage } from '../builder-data.ts';
import { useDraftStore, useProblems, useProtocol } from '../draft/use-draft.ts';
import { BuilderFrame } from '../frame/builder-frame.tsx';
import { BuilderPage } from '../items/builder-page.tsx';
import { ItemPhoto } from '../items/item-photo.tsx';
import { comingDates, comingWords } from './coming-dates.ts';
import { modulePageTexts } from './module-page-texts.ts';
import { itemKindOf } from './module-shape.ts';

const page = builderPage();
export const loader = page.loader;
export const clientLoader = page.clientLoader;

export default function ModulesPage() {
  const { draft } = useLoaderData<typeof clientLoader>();
  return (
    <BuilderFrame draft={draft} current="modules">
      <Modules mayEdit={allows(draft.protocol.may, 'edit')} />
    </BuilderFrame>
  );
}

function Modules({ mayEdit }: { mayEdit: boolean }) {
  const t = useTexts(modulePageTexts);
  const store = useDraftStore();
  const { modules, name } = useProtocol();
  const add = paths.builder(store.id, 'modules', 'add');
  return (
    <>
      <PageHead title={`${t('title')} · ${name}`} />
      <BuilderPage
        title={t('title')}
        lead={t('lead')}
        action={
          mayEdit && (
            <LinkButton to={add}>
              <PlusIcon />
              {t('add')}
            </LinkButton>
          )
        }
      >
        {modules.length === 0 ? (
          <EmptyState title={t('empty')} help={t('emptyHelp')}>
            {mayEdit && (
              <LinkButton look="quiet" to={add}>
                {t('add')}
              </LinkButton>
            )}
          </EmptyState>
        ) : (
          <ul className="grid gap-2">
            {modules.map((module) => (
              <ModuleRow key={module.id} module={module} />
            ))}
          </ul>
        )}
        <AiModuleList mayEdit={mayEdit} />
      </BuilderPage>
    </>
  );
}

function ModuleRow({ module }: { module: RecurringModule }) {
  const locale = useLocale();
  const store = useDraftStore();
  const protocol = useProtocol();
  const problems = useProblems().filter((problem) => problem.module === module.id);
  return (
    <li className="relative flex items-start gap-4 rounded-card border border-line bg-raised p-3 transition-colors duration-120 hover:border-line-strong has-focus-visible:outline-2 has-focus-visible:outline-primary-line">
      <ItemPhoto
        kind={itemKindOf(module.selected_module)}
        photo={itemOf(protocol, module.selected_item)?.photo ?? null}
        size={48}
      />
      <div className="min-w-0 flex-1">
        <h2 className="text-16">
          <a
            href={paths.builder(store.id, 'modules', module.id)}
            className="outline-none after:absolute after:inset-0 after:content-['']"
          >
            <bdi>{moduleName(module, protocol, locale)}</bdi>
          </a>
        </h2>
        <p className="text-14 text-ink-soft">{ruleWords(module, protocol, locale)}</p>
        {problems.map((problem) => (
          <p key={problem.id} className="mt-1 flex items-start gap-1.5 text-14 text-warning-text">
            <WarningIcon size={16} className="mt-0.5 shrink-0" />
            {problemWords(problem, protocol, locale).title}
          </p>
        ))}
        <Next module={module} />
      </div>
    </li>
  );
}

function Next({ module }: { module: RecurringModule }) {
  const t = useTexts(modulePageTexts);
  const locale = useLocale();
  const now = useNow();
  if (!useMounted()) return null;
  const zone = ownZone();
  const [next] = comingDates(module, zone, now, 1);
  return next ? (
    <p className="mt-1 text-14 text-primary-text">
      {t('next', { when: comingWords(next.at, zone, locale) })}
    </p>
  ) : null;
}
