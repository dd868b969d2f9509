import type { Profession } from '@regimen/contract/roles.ts';
import { useState } from 'react';
import { Link, useLoaderData } from 'react-router';
import { api } from '../../api.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { paths } from '../../paths.ts';
import { checkFields } from '../../shell/attempt.ts';
import { showFlash } from '../../shell/flash.ts';
import { pageData } from '../../shell/page-data.ts';
import { PageHead } from '../../shell/page-head.tsx';
import { refreshViewer } from '../../shell/session.ts';
import { Unsaved } from '../../shell/unsaved.tsx';
import { useAttempt } from '../../shell/use-attempt.ts';
import { Button } from '../../ui/button.tsx';
import { FormProblem } from '../../ui/form.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { ProfessionField } from '../accounts/profession-field.tsx';
import { BecomesPublic } from './becomes-public.tsx';
import { ExpertFields, type ExpertTyped, linksOf, wrongLink } from './expert-fields.tsx';
import { ExpertPreview } from './expert-preview.tsx';
import { OfficeHoursSection } from './office-hours-section.tsx';
import { Qualifications } from './qualifications.tsx';
import { texts } from './texts.ts';
import { WelcomeExpert } from './welcome-expert.tsx';

const page = pageData(({ api }) => api('GET expert-profile'));
export const loader = page.loader;
export const clientLoader = page.clientLoader;

/** Becoming an expert, or saying more about one's work, with what everybody will see beside it. */
export default function ExpertProfilePage() {
  const first = useLoaderData<typeof clientLoader>();
  const t = useTexts(texts);
  const [isExpert, setExpert] = useState(first.isExpert);
  const [isNew, setNew] = useState(false);
  const [profession, setProfession] = useState<Profession | null>(first.profession);
  const [typed, setTyped] = useState<ExpertTyped>({
    bio: first.bio,
    consultation: first.consultation,
    languages: first.languages,
    links: first.links.join('\n'),
  });
  const attempt = useAttempt({ pathOf: (path) => (path.startsWith('links') ? 'links' : path) });
  const { errorAt, clear, pending, problem } = attempt;
  const props = attempt.formProps(async () => {
    const { bio, consultation, languages, links } = typed;
    const wrong = wrongLink(links);
    checkFields({ links: wrong !== undefined && t('linkWrong', { link: wrong }) });
    await api('PUT expert-profile', {
      body: { profession: profession ?? 'expert', bio, consultation, languages, links: linksOf(links) },
    });
    if (isExpert) showFlash({ tone: 'success', message: t('saved') });
    setNew(!isExpert);
    setExpert(true);
    await refreshViewer();
  });
  const title = t(isExpert ? 'edit' : 'become');
  return (
    <>
      <PageHead title={title} noIndex />
      <PageTitle title={title} lead={t(isExpert ? 'editLead' : 'becomeLead')} />
      {isNew && <WelcomeExpert />}
      <div className="grid gap-10 lg:grid-cols-[minmax(0,1fr)_minmax(0,20rem)]">
        <div className="grid min-w-0 content-start gap-12">
          <form {...props} className="grid gap-5">
            <ProfessionField
              name="typedProfession"
              error={errorAt('profession')}
              first={first.profession}
              onChosen={(chosen) => {
                setProfession(chosen);
                clear('profession');
              }}
            />
            <ExpertFields
              value={typed}
              errorAt={errorAt}
              onChange={(part) => {
                setTyped((before) => ({ ...before, ...part }));
                clear(...Object.keys(part));
              }}
            />
            {!isExpert && <BecomesPublic />}
            <FormProblem words={problem} />
            <div className="flex flex-wrap items-center gap-4">
              <Button type="submit" pending={pending}>
                {t(isExpert ? 'save' : 'becomeButton')}
              </Button>
              {isExpert && (
                <Link
                  to={paths.profile(first.username)}
                  className="font-medium text-primary-text underline-offset-4 hover:underline"
                >
                  {t('seePage')}
                </Link>
              )}
            </div>
            <Unsaved form={{ props, pending, isDone: attempt.isDone }} />
          </form>
          {isExpert && <Qualifications first={first.qualifications} />}
          {isExpert && <OfficeHoursSection />}
        </div>
        <ExpertPreview person={first} profession={profession} typed={typed} />
      </div>
    </>
  );
}
