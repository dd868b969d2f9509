import { redirect } from 'react-router';
import { paths } from '../../../paths.ts';
import { notFound } from '../../../shell/page-data.ts';
import { builderPage } from '../builder-data.ts';
import { isAssessment } from './use-assessment.ts';

/** Data of the pages about an assessment's questions. One that cannot be changed is read on its own page. */
export const questionsPage = () =>
  builderPage(async ({ api, params }, id) => {
    const item = params.assessment ?? '';
    const opened = await api('GET protocols/{id}/items/{item}', { params: { id, item } });
    if (!isAssessment(opened)) throw notFound();
    if (!opened.can.edit) throw redirect(paths.builder(id, 'assessment', item));
    return { opened };
  });
