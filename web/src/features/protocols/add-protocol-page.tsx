import { useState } from 'react';
import { useLoaderData, useNavigate, useSearchParams } from 'react-router';
import { api } from '../../api.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { paths } from '../../paths.ts';
import { DraftWithMe } from '../../shared/wizard/draft-with-me.tsx';
import { pageData } from '../../shell/page-data.ts';
import { PageHead } from '../../shell/page-head.tsx';
import { useForm } from '../../shell/use-form.ts';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import { Form } from '../../ui/form.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { addTexts } from './add-texts.ts';
import { StartChoice } from './start-choice.tsx';

const page = pageData(async ({ api }) => {
  const [templates, categories] = await Promise.all([api('GET templates'), api('GET categories')]);
  return { templates: templates.data, categories: categories.data };
});
export const loader = page.loader;
export const clientLoader = page.clientLoader;

export default function AddProtocolPage() {
  const { templates, categories } = useLoaderData<typeof clientLoader>();
  const t = useTexts(addTexts);
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const [template, setTemplate] = useState('');
  /** `null`: the template's name, until somebody types one. */
  const [typed, setTyped] = useState<string | null>(null);
  const suggested = templates.find(({ id }) => id === template)?.name ?? '';
  const form = useForm<'name' | 'category'>(async ({ name, category }) => {
    const made = await api('POST protocols', {
      body: { name, categoryId: category || null, template: template || null },
    });
    navigate(paths.flowEditor(made.id));
  });
  return (
    <>
      <PageHead title={t('title')} noIndex />
      <Breadcrumbs label={t('breadcrumb')} crumbs={[{ words: t('protocols'), to: paths.protocols }]} />
      <PageTitle title={t('title')} lead={t('lead')} />
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
        <div className="mb-4 grid gap-4 sm:grid-cols-2">
          <TextField
            {...form.field('name')}
            label={t('name')}
            help={t('nameHelp')}
            value={typed ?? suggested}
            onChange={(event) => setTyped(event.target.value)}
            maxLength={200}
          />
          {categories.length > 0 && (
            <SelectField
              {...form.field('category')}
              label={t('category')}
              optional={t('optional')}
              defaultValue={query.get('category') ?? ''}
            >
              <option value="">{t('noCategory')}</option>
              {categories.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </SelectField>
          )}
        </div>
        <StartChoice
          templates={templates}
          value={template}
          onChange={(id) => {
            setTemplate(id);
            if (typed === '') setTyped(null);
          }}
        />
      </Form>
    </>
  );
}
