import type { Draft } from '@regimen/contract/protocols.ts';
import type { ReactNode } from 'react';
import { useTexts } from '../../../i18n/use-texts.ts';
import { paths } from '../../../paths.ts';
import { Breadcrumbs } from '../../../ui/breadcrumbs.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';
import { BuilderFrame } from '../frame/builder-frame.tsx';
import { ruleTexts } from './rule-texts.ts';
import { texts } from './texts-texts.ts';

/** What stands around one safety rule. */
export function RuleFrame({ draft, title, children }: { draft: Draft; title: string; children: ReactNode }) {
  const t = useTexts(ruleTexts);
  const list = useTexts(texts);
  return (
    <BuilderFrame draft={draft} current="errors">
      <div className="mx-auto max-w-modal-800 px-4 py-8 md:px-6">
        <Breadcrumbs
          label={t('breadcrumb')}
          crumbs={[{ words: list('title'), to: paths.builder(draft.protocol.id, 'errors') }]}
        />
        <PageTitle title={title} lead={t('lead')} />
        {children}
      </div>
    </BuilderFrame>
  );
}
