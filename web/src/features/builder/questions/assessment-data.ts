import { redirect } from 'react-router';
import { paths } from '../../../paths.ts';
import { notFound, type PageArgs } from '../../../shell/page-data.ts';
import { isAssessment, type OpenAssessment } from './use-assessment.ts';

/** For the pages about an assessment's questions. One that cannot be changed is read on its own page. */
export async function openAssessment(
  { api, params }: PageArgs,
  id: string,
): Promise<{ opened: OpenAssessment }> {
  const item = params.assessment ?? '';
  const opened = await api('GET protocols/{id}/items/{item}', { params: { id, item } });
  if (!isAssessment(opened)) throw notFound();
  if (!opened.can.edit) throw redirect(paths.builder(id, 'assessment', item));
  return { opened };
}
