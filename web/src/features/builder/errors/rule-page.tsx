import type { SafetyRule } from '@regimen/contract/safety-rules.ts';
import { useState } from 'react';
import { useLoaderData, useNavigate } from 'react-router';
import { api } from '../../../api.ts';
import { useLocale, useTexts } from '../../../i18n/use-texts.ts';
import { paths } from '../../../paths.ts';
import { showFlash } from '../../../shell/flash.ts';
import { PageHead } from '../../../shell/page-head.tsx';
import { nothingLeft } from '../../../shell/unsaved.tsx';
import { useAction } from '../../../shell/use-action.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { builderPage } from '../builder-data.ts';
import { useMay } from '../draft/use-card.ts';
import { useDraftStore, useProtocol } from '../draft/use-draft.ts';
import { RuleForm } from './rule-form.tsx';
import { RuleFrame } from './rule-frame.tsx';
import { ruleTexts } from './rule-texts.ts';
import { ruleSentence } from './rule-words.ts';

const page = builderPage(async ({ api, params }, id) => ({
  rule: await api('GET protocols/{id}/safety-rules/{rule}', { params: { id, rule: params.id ?? '' } }),
}));
export const loader = page.loader;
export const clientLoader = page.clientLoader;

export default function RulePage() {
  const { draft, rule } = useLoaderData<typeof clientLoader>();
  const t = useTexts(ruleTexts);
  return (
    <RuleFrame draft={draft} title={t('editTitle')}>
      <PageHead title={`${rule.name} · ${draft.protocol.name}`} noIndex />
      <Rule key={rule.id} rule={rule} />
    </RuleFrame>
  );
}

/** Those who may not edit read the rule. */
function Rule({ rule }: { rule: SafetyRule }) {
  const t = useTexts(ruleTexts);
  const locale = useLocale();
  const protocol = useProtocol();
  const { id } = useDraftStore();
  const mayEdit = useMay('edit');
  const navigate = useNavigate();
  const list = paths.builder(id, 'errors');
  const params = { id, rule: rule.id };
  if (!mayEdit)
    return (
      <div className="grid gap-1 rounded-card border border-line bg-raised p-5">
        <p className="font-semibold">{rule.name}</p>
        <p className="text-ink-soft">{ruleSentence(rule, protocol, locale)}</p>
      </div>
    );
  return (
    <RuleForm
      initial={rule}
      submit={t('save')}
      send={async (body) => {
        await api('PUT protocols/{id}/safety-rules/{rule}', { params, body });
        showFlash({ tone: 'success', message: t('saved') });
        navigate(list);
      }}
    >
      <DeleteRule
        remove={async () => {
          await api('DELETE protocols/{id}/safety-rules/{rule}', { params });
          showFlash({ tone: 'success', message: t('removed') });
          navigate(list, { state: nothingLeft });
        }}
      />
    </RuleForm>
  );
}

function DeleteRule({ remove }: { remove: () => Promise<void> }) {
  const t = useTexts(ruleTexts);
  const [asking, setAsking] = useState(false);
  const [run, pending] = useAction(remove);
  return (
    <>
      <Button look="plain" onClick={() => setAsking(true)}>
        {t('remove')}
      </Button>
      <ConfirmDialog
        open={asking}
        title={t('removeTitle')}
        text={t('removeText')}
        keep={t('keep')}
        confirm={t('remove')}
        pending={pending}
        onConfirm={run}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
