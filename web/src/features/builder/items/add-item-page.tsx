import { allows } from '@regimen/contract/permissions.ts';
import { useMemo } from 'react';
import { useLoaderData, useNavigate } from 'react-router';
import { useTexts } from '../../../i18n/use-texts.ts';
import { paths } from '../../../paths.ts';
import { showFlash } from '../../../shell/flash.ts';
import { PageHead } from '../../../shell/page-head.tsx';
import { Breadcrumbs } from '../../../ui/breadcrumbs.tsx';
import { builderPage } from '../builder-data.ts';
import { BuilderFrame } from '../frame/builder-frame.tsx';
import { BuilderPage } from './builder-page.tsx';
import { ItemEditor } from './item-editor.tsx';
import { itemPageTexts } from './item-page-texts.ts';
import { kindPageTexts } from './kind-page-texts.ts';
import { KnownItems } from './known-items.tsx';
import { newItem } from './new-item.ts';
import { useKind } from './use-kind.ts';
import { ViewOnly } from './view-only.tsx';

const none = {};
const page = builderPage();
export const loader = page.loader;
export const clientLoader = page.clientLoader;

/** A new item of this kind, with what the follower will see beside it. */
export default function AddItemPage() {
  const { draft } = useLoaderData<typeof clientLoader>();
  const kind = useKind();
  const kinds = useTexts(kindPageTexts);
  const t = useTexts(itemPageTexts);
  const navigate = useNavigate();
  const { id } = draft.protocol;
  const empty = useMemo(() => newItem(kind, ''), [kind]);
  return (
    <BuilderFrame draft={draft} current={kind}>
      <PageHead title={`${kinds(`${kind}Add`)} · ${draft.protocol.name}`} />
      <BuilderPage
        title={kinds(`${kind}Add`)}
        lead={kinds(`${kind}Lead`)}
        before={
          <Breadcrumbs label={t('back')} crumbs={[{ words: kinds(kind), to: paths.builder(id, kind) }]} />
        }
      >
        {allows(draft.protocol.may, 'edit') ? (
          <KnownItems key={kind} first={none}>
            <ItemEditor
              key={kind}
              kind={kind}
              opened={null}
              empty={empty}
              onSaved={(made) => {
                showFlash({ tone: 'success', message: t('added', { name: made.item.name }) });
                const next = kind === 'assessment' ? [made.id, 'questions', 'add'] : [];
                navigate(paths.builder(id, kind, ...next));
              }}
              onCopied={() => undefined}
            />
          </KnownItems>
        ) : (
          <ViewOnly back={paths.builder(id, kind)} />
        )}
      </BuilderPage>
    </BuilderFrame>
  );
}
