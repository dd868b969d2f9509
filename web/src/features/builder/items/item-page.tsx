import type { OpenItem } from '@regimen/contract/items.ts';
import { quoted } from '@regimen/contract/language/languages.ts';
import { listWords } from '@regimen/contract/language/lists.ts';
import { allows } from '@regimen/contract/permissions.ts';
import type { AgentItem } from '@regimen/engine/items.ts';
import { useState } from 'react';
import { useLoaderData, useNavigate } from 'react-router';
import { useLocale, useTexts } from '../../../i18n/use-texts.ts';
import { paths } from '../../../paths.ts';
import { showFlash } from '../../../shell/flash.ts';
import { notFound } from '../../../shell/page-data.ts';
import { PageHead } from '../../../shell/page-head.tsx';
import { Breadcrumbs } from '../../../ui/breadcrumbs.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { AiTestsPanel } from '../ai-tests/late.ts';
import { builderPage } from '../builder-data.ts';
import { BuilderFrame } from '../frame/builder-frame.tsx';
import { AssessmentTabs } from '../questions/assessment-tabs.tsx';
import { ReviewItem } from '../translation/review-item.tsx';
import { TranslateItem } from '../translation/translate-item.tsx';
import { BuilderPage } from './builder-page.tsx';
import { DeleteItem } from './delete-item.tsx';
import { ItemEditor } from './item-editor.tsx';
import { itemPageTexts } from './item-page-texts.ts';
import { ItemUses } from './item-uses.tsx';
import { kindPageTexts } from './kind-page-texts.ts';
import { KnownItems, useKnownProtocol } from './known-items.tsx';
import { loadNamedItems } from './named-items.ts';
import { ReadOnlyItem } from './read-only-item.tsx';
import { kindOf, useKind } from './use-kind.ts';

const page = builderPage(async ({ api, params, url }, id) => {
  const opened = await api('GET protocols/{id}/items/{item}', { params: { id, item: params.id ?? '' } });
  if (opened.item.kind !== kindOf(url.pathname)) throw notFound();
  return { opened, named: await loadNamedItems(api, id, opened) };
});
export const loader = page.loader;
export const clientLoader = page.clientLoader;

/** One item: to change, or to read and copy. */
export default function ItemPage() {
  const { draft, opened, named } = useLoaderData<typeof clientLoader>();
  return (
    <BuilderFrame draft={draft} current={useKind()}>
      <KnownItems key={opened.id} first={named}>
        <OpenedItem loaded={opened} may={draft.protocol.may} protocol={draft.protocol.id} />
      </KnownItems>
    </BuilderFrame>
  );
}

function AgentTests({ id, item, mayEdit }: { id: string; item: AgentItem; mayEdit: boolean }) {
  const protocol = useKnownProtocol();
  return (
    <div className="border-t border-line pt-6">
      <AiTestsPanel protocol={protocol} of={{ kind: 'agent', id, item }} mayEdit={mayEdit} />
    </div>
  );
}

interface OpenedItemProps {
  loaded: OpenItem;
  may: Parameters<typeof allows>[0];
  protocol: string;
}

function OpenedItem({ loaded, may, protocol }: OpenedItemProps) {
  const kind = useKind();
  const t = useTexts(itemPageTexts);
  const kinds = useTexts(kindPageTexts);
  const navigate = useNavigate();
  // What this page saved is newer than what it loaded; what was loaded again later is newer still.
  const [saved, setSaved] = useState(loaded);
  const opened = saved.version >= loaded.version ? { ...loaded, ...saved, usedBy: loaded.usedBy } : loaded;
  const mayEdit = allows(may, 'edit');
  const locale = useLocale();
  const listOf = (names: readonly string[]) =>
    listWords(
      names.map((name) => quoted(name, locale)),
      locale,
    );
  const onCopied = (copy: OpenItem) => {
    showFlash({ tone: 'success', message: t('copied') });
    navigate(paths.builder(protocol, kind, copy.id), { replace: true });
  };
  return (
    <>
      <PageHead title={`${opened.item.name} · ${kinds(kind)}`} />
      <BuilderPage
        title={opened.item.name}
        before={
          <Breadcrumbs
            label={t('back')}
            crumbs={[{ words: kinds(kind), to: paths.builder(protocol, kind) }]}
          />
        }
      >
        {kind === 'assessment' && opened.can.edit && <AssessmentTabs opened={opened} current="about" />}
        {mayEdit && opened.can.edit ? (
          <div className="grid gap-8">
            {!opened.can.delete && opened.can.keptBy.length > 0 && (
              <Notice>{t('isOut', { names: listOf(opened.can.keptBy) })}</Notice>
            )}
            <ReviewItem opened={opened} mayReview onReviewed={setSaved} />
            <ItemEditor
              kind={kind}
              opened={opened}
              empty={opened.item}
              onSaved={(next) => {
                setSaved(next);
                showFlash({ tone: 'success', message: t('saved', { name: next.item.name }) });
              }}
              onCopied={onCopied}
            />
            {opened.item.kind === 'agent' && (
              <AgentTests id={opened.id} item={opened.item} mayEdit={mayEdit} />
            )}
            <ItemUses opened={opened} />
            <div className="flex flex-wrap gap-x-8 border-t border-line pt-3">
              <TranslateItem opened={opened} />
              <DeleteItem opened={opened} />
            </div>
          </div>
        ) : (
          <div className="grid gap-8">
            <ReadOnlyItem opened={opened} mayEdit={mayEdit} onCopied={onCopied} />
            {opened.item.kind === 'agent' && (
              <AgentTests id={opened.id} item={opened.item} mayEdit={mayEdit} />
            )}
          </div>
        )}
      </BuilderPage>
    </>
  );
}
