import { allows } from '@regimen/contract/permissions.ts';
import { useLoaderData, useNavigate } from 'react-router';
import { api } from '../../../api.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { paths } from '../../../paths.ts';
import { showFlash } from '../../../shell/flash.ts';
import { PageHead } from '../../../shell/page-head.tsx';
import { LinkButton } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { builderPage } from '../builder-data.ts';
import { RuleForm } from './rule-form.tsx';
import { RuleFrame } from './rule-frame.tsx';
import { ruleTexts } from './rule-texts.ts';

const page = builderPage();
export const loader = page.loader;
export const clientLoader = page.clientLoader;

export default function AddRulePage() {
  const { draft } = useLoaderData<typeof clientLoader>();
  const t = useTexts(ruleTexts);
  const navigate = useNavigate();
  const { id } = draft.protocol;
  const list = paths.builder(id, 'errors');
  return (
    <RuleFrame draft={draft} title={t('addTitle')}>
      <PageHead title={`${t('addTitle')} · ${draft.protocol.name}`} noIndex />
      {allows(draft.protocol.may, 'edit') ? (
        <RuleForm
          initial={null}
          submit={t('create')}
          send={async (body) => {
            await api('POST protocols/{id}/safety-rules', { params: { id }, body });
            showFlash({ tone: 'success', message: t('created') });
            navigate(list);
          }}
        >
          <LinkButton to={list} look="quiet">
            {t('cancel')}
          </LinkButton>
        </RuleForm>
      ) : (
        <Notice>{t('readOnly')}</Notice>
      )}
    </RuleFrame>
  );
}
