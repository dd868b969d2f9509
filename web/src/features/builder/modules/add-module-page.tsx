import { allows } from '@regimen/contract/permissions.ts';
import { useState } from 'react';
import { useLoaderData, useNavigate } from 'react-router';
import { useLocale, useTexts } from '../../../i18n/use-texts.ts';
import { paths } from '../../../paths.ts';
import { faultsInWords } from '../../../shared/protocol-words/fault-words.ts';
import { newPartId } from '../../../shared/questions/question-shape.ts';
import { checkFields } from '../../../shell/attempt.ts';
import { showFlash } from '../../../shell/flash.ts';
import { PageHead } from '../../../shell/page-head.tsx';
import { useAttempt } from '../../../shell/use-attempt.ts';
import { Breadcrumbs } from '../../../ui/breadcrumbs.tsx';
import { Button } from '../../../ui/button.tsx';
import { builderPage } from '../builder-data.ts';
import { useDraftStore } from '../draft/use-draft.ts';
import { BuilderFrame } from '../frame/builder-frame.tsx';
import { BuilderPage } from '../items/builder-page.tsx';
import { useKeptForm, withFields } from '../items/use-kept-form.ts';
import { ViewOnly } from '../items/view-only.tsx';
import { ModuleColumns } from './module-columns.tsx';
import { ModuleForm } from './module-form.tsx';
import { modulePageTexts } from './module-page-texts.ts';
import { moduleFaults, newModule } from './module-shape.ts';

const page = builderPage();
export const loader = page.loader;
export const clientLoader = page.clientLoader;

export default function AddModulePage() {
  const t = useTexts(modulePageTexts);
  const { draft } = useLoaderData<typeof clientLoader>();
  return (
    <BuilderFrame draft={draft} current="modules">
      {allows(draft.protocol.may, 'edit') ? (
        <NewModule />
      ) : (
        <BuilderPage title={t('add')}>
          <ViewOnly back={paths.builder(draft.protocol.id, 'modules')} />
        </BuilderPage>
      )}
    </BuilderFrame>
  );
}

/** Becomes part of the draft in one step, which undo takes back. */
function NewModule() {
  const t = useTexts(modulePageTexts);
  const store = useDraftStore();
  const navigate = useNavigate();
  const [empty] = useState(() => newModule(store.id, newPartId()));
  const form = useKeptForm(`module:${store.id}:new`, { value: empty, version: 0 });
  const locale = useLocale();
  // Each field of a module says by itself what the engine would refuse.
  const { formProps, errorAt, clear } = useAttempt({ isElsewhere: () => true });
  const module = form.value;
  const list = paths.builder(store.id, 'modules');
  const add = async () => {
    checkFields({
      ...faultsInWords(moduleFaults(module), locale),
      ...(module.selected_item === '' && { selected_item: t('chooseFirst') }),
    });
    store.edit({ edit: 'setModule', moduleId: module.id, module });
    form.settle({ value: newModule(store.id, newPartId()), version: 0 });
    showFlash({ tone: 'success', message: t('added') });
    navigate(list);
  };
  return (
    <>
      <PageHead title={t('add')} />
      <BuilderPage
        title={t('add')}
        before={<Breadcrumbs label={t('back')} crumbs={[{ words: t('title'), to: list }]} />}
      >
        <ModuleColumns
          module={module}
          form={
            <form {...formProps(add)} className="grid gap-6">
              <ModuleForm
                module={module}
                change={(part) => {
                  form.set(withFields(module, part));
                  clear(...Object.keys(part));
                }}
                itemError={errorAt('selected_item')}
              />
              <div className="sticky bottom-0 z-10 border-t border-line bg-surface py-3">
                <Button type="submit">{t('addIt')}</Button>
              </div>
            </form>
          }
        />
      </BuilderPage>
    </>
  );
}
