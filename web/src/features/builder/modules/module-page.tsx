import { allows } from '@regimen/contract/permissions.ts';
import { moduleName } from '@regimen/contract/protocol-words/names.ts';
import { itemOf } from '@regimen/contract/protocol-words/references.ts';
import type { RecurringModule } from '@regimen/engine/recurring-module.ts';
import { useEffect, useState } from 'react';
import { useLoaderData, useNavigate, useParams } from 'react-router';
import { useLocale, useTexts } from '../../../i18n/use-texts.ts';
import { paths } from '../../../paths.ts';
import { ruleWords } from '../../../shared/protocol-words/rule-words.ts';
import { showFlash } from '../../../shell/flash.ts';
import { PageHead } from '../../../shell/page-head.tsx';
import { Breadcrumbs } from '../../../ui/breadcrumbs.tsx';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { TrashIcon } from '../../../ui/icons.tsx';
import { builderPage } from '../builder-data.ts';
import { openDocument, useDraftStore, useProtocol } from '../draft/use-draft.ts';
import { BuilderFrame } from '../frame/builder-frame.tsx';
import { BuilderPage } from '../items/builder-page.tsx';
import { ItemPreview } from '../items/item-preview.tsx';
import { type Changes, withFields } from '../items/use-kept-form.ts';
import { ModuleColumns } from './module-columns.tsx';
import { ModuleForm } from './module-form.tsx';
import { modulePageTexts } from './module-page-texts.ts';
import { ModuleProblems } from './module-problems.tsx';
import { moduleFaults } from './module-shape.ts';

/** What this tab has made and not saved yet is there, too. */
const page = builderPage(undefined, undefined, (saved, { params }) =>
  [saved, openDocument(params.protocol ?? '')].some((document) =>
    document?.modules.some(({ id }) => id === params.id),
  ),
);
export const loader = page.loader;
export const clientLoader = page.clientLoader;

export default function ModulePage() {
  const { draft } = useLoaderData<typeof clientLoader>();
  const { id = '' } = useParams();
  return (
    <BuilderFrame draft={draft} current="modules">
      <OneModule key={id} id={id} mayEdit={allows(draft.protocol.may, 'edit')} />
    </BuilderFrame>
  );
}

function OneModule({ id, mayEdit }: { id: string; mayEdit: boolean }) {
  const t = useTexts(modulePageTexts);
  const locale = useLocale();
  const store = useDraftStore();
  const protocol = useProtocol();
  const module = protocol.modules.find((each) => each.id === id);
  const list = paths.builder(store.id, 'modules');
  const crumbs = <Breadcrumbs label={t('back')} crumbs={[{ words: t('title'), to: list }]} />;
  if (!module)
    return (
      <BuilderPage title={t('gone')} before={crumbs}>
        <PageHead title={t('gone')} />
        <EmptyState title={t('gone')} help={t('goneHelp')}>
          <LinkButton look="quiet" to={list}>
            {t('back')}
          </LinkButton>
        </EmptyState>
      </BuilderPage>
    );
  const name = moduleName(module, protocol, locale);
  const item = itemOf(protocol, module.selected_item);
  return (
    <>
      <PageHead title={`${name} · ${t('title')}`} />
      <BuilderPage title={name} before={crumbs}>
        {mayEdit ? (
          <EditedModule module={module} list={list} />
        ) : (
          <ModuleColumns
            module={module}
            form={
              <div className="grid max-w-modal-500 gap-6">
                <p className="text-18">{ruleWords(module, protocol, locale)}</p>
                {item && <ItemPreview item={item} />}
              </div>
            }
          />
        )}
      </BuilderPage>
    </>
  );
}

/** Every change goes into the draft at once, and undo takes it back; what the engine would refuse stays here. */
function EditedModule({ module, list }: { module: RecurringModule; list: string }) {
  const t = useTexts(modulePageTexts);
  const store = useDraftStore();
  const navigate = useNavigate();
  const [unfinished, setUnfinished] = useState<RecurringModule | null>(null);
  const [seen, setSeen] = useState(module);
  if (seen !== module) {
    setSeen(module);
    setUnfinished(null);
  }
  useEffect(() => () => store.endStep(), [store]);
  const shown = unfinished ?? module;
  const change = (part: Changes<RecurringModule>, group: string) => {
    const next = withFields(shown, part);
    if (moduleFaults(next).length > 0) return setUnfinished(next);
    setUnfinished(null);
    store.edit({ edit: 'setModule', moduleId: module.id, module: next }, `module:${module.id}:${group}`);
  };
  return (
    <ModuleColumns
      module={shown}
      form={
        <div className="grid gap-6">
          <ModuleProblems module={module} />
          <ModuleForm module={shown} change={change} />
          <div className="border-t border-line pt-3">
            <Button
              look="plain"
              className="-ms-4 text-danger-text!"
              onClick={() => {
                store.edit({ edit: 'setModule', moduleId: module.id, module: null });
                showFlash({ tone: 'info', message: t('deleted') });
                navigate(list);
              }}
            >
              <TrashIcon />
              {t('delete')}
            </Button>
          </div>
        </div>
      }
    />
  );
}
