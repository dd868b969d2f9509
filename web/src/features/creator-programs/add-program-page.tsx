import { programCategories, programCategoryLabel } from '@regimen/contract/program-categories.ts';
import { useState } from 'react';
import { useLoaderData, useNavigate, useSearchParams } from 'react-router';
import { api } from '../../api.ts';
import { useLocale, useTexts } from '../../i18n/use-texts.ts';
import { paths } from '../../paths.ts';
import { DraftWithMe } from '../../shared/wizard/draft-with-me.tsx';
import { checkFields } from '../../shell/attempt.ts';
import { pageData } from '../../shell/page-data.ts';
import { PageHead } from '../../shell/page-head.tsx';
import { useForm } from '../../shell/use-form.ts';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { Button } from '../../ui/button.tsx';
import { ChoiceField } from '../../ui/choice-field.tsx';
import { TextField } from '../../ui/field.tsx';
import { Form } from '../../ui/form.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { addProgramTexts } from './add-program-texts.ts';
import { FlowCards } from './flow-cards.tsx';

const page = pageData(async ({ api }) => {
  const [templates, protocols] = await Promise.all([
    api('GET templates'),
    api('GET protocols', { query: { show: 'mine', per_page: 50 } }),
  ]);
  return { templates: templates.data, protocols: protocols.data };
});
export const loader = page.loader;
export const clientLoader = page.clientLoader;

type From = 'template' | 'own' | 'later';

export default function AddProgramPage() {
  const { templates, protocols } = useLoaderData<typeof clientLoader>();
  const t = useTexts(addProgramTexts);
  const locale = useLocale();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const [from, setFrom] = useState<From>(protocols.length > 0 ? 'own' : 'template');
  const [template, setTemplate] = useState<string[]>(templates[0] ? [templates[0].id] : []);
  const cameFrom = protocols.find(({ id }) => id === query.get('protocol'));
  const [own, setOwn] = useState(() => (cameFrom ? [cameFrom.id] : []));
  /** `null`: what was chosen gives its name, until somebody types one. */
  const [typed, setTyped] = useState<string | null>(null);
  const chosen =
    from === 'template'
      ? templates.find(({ id }) => id === template[0])
      : protocols.find(({ id }) => from === 'own' && id === own[0]);
  const form = useForm<'title' | 'category'>(async ({ title, category }) => {
    checkFields({ category: category === '' && t('categoryMissing') });
    const made = await api('POST programs', {
      body: {
        title,
        category: programCategories.find((each) => each === category) ?? 'habits',
        template: from === 'template' ? (template[0] ?? null) : null,
        protocolIds: from === 'own' ? own : [],
      },
    });
    navigate(paths.editProgram(made.id));
  });
  return (
    <>
      <PageHead title={t('title')} noIndex />
      <Breadcrumbs label={t('breadcrumb')} crumbs={[{ words: t('programs'), to: paths.ownPrograms }]} />
      <PageTitle
        title={t('title')}
        lead={cameFrom ? t('leadForProtocol', { name: cameFrom.name }) : t('lead')}
      />
      <div className="mb-6">
        <DraftWithMe />
      </div>
      <Form
        form={form}
        actions={
          <Button type="submit" pending={form.pending} className="max-md:w-full">
            {t(form.pending ? 'creating' : 'create')}
          </Button>
        }
      >
        <ChoiceField<From>
          look="cards"
          label={t('from')}
          value={from}
          onChange={setFrom}
          choices={[
            { value: 'own', label: t('own'), help: t('ownHelp') },
            { value: 'template', label: t('template'), help: t('templateHelp') },
            { value: 'later', label: t('later'), help: t('laterHelp') },
          ]}
        />
        {from === 'own' && protocols.length === 0 && <p className="text-ink-soft">{t('noProtocols')}</p>}
        {from === 'own' && protocols.length > 0 && (
          <FlowCards label={t('choose')} flows={protocols} several value={own} onChange={setOwn} />
        )}
        {from === 'template' && (
          <FlowCards label={t('chooseTemplate')} flows={templates} value={template} onChange={setTemplate} />
        )}
        <div className="mt-4 grid gap-4 sm:grid-cols-2">
          <TextField
            {...form.field('title')}
            label={t('name')}
            help={t('nameHelp')}
            value={typed ?? chosen?.name ?? ''}
            onChange={(event) => setTyped(event.target.value)}
            maxLength={120}
          />
          <SelectField {...form.field('category')} label={t('category')} defaultValue="">
            <option value="">{t('chooseCategory')}</option>
            {programCategories.map((each) => (
              <option key={each} value={each}>
                {programCategoryLabel(each, locale)}
              </option>
            ))}
          </SelectField>
        </div>
      </Form>
    </>
  );
}
