import { isExpert } from '@regimen/contract/roles.ts';
import { useState } from 'react';
import { Link, useLoaderData } from 'react-router';
import { useTexts } from '../../i18n/use-texts.ts';
import { paths } from '../../paths.ts';
import { SettingsFrame } from '../../shared/settings/settings-frame.tsx';
import { pageData } from '../../shell/page-data.ts';
import { useViewer } from '../../shell/use-shell.ts';
import { AboutForm } from './about-form.tsx';
import { FactUses } from './fact-use.tsx';
import { HealthForm } from './health-form.tsx';
import { PictureSection } from './picture-section.tsx';
import { texts } from './texts.ts';
import { UsernameForm } from './username-form.tsx';

const page = pageData(({ api }) => api('GET my-profile'));
export const loader = page.loader;
export const clientLoader = page.clientLoader;

const linkClass = 'font-medium text-primary-text underline-offset-4 hover:underline';

export default function MyProfilePage() {
  const first = useLoaderData<typeof clientLoader>();
  const t = useTexts(texts);
  const viewer = useViewer();
  const expert = isExpert(viewer?.roles ?? []);
  const [units, setUnits] = useState(first.units);
  return (
    <SettingsFrame part="profile" lead={t(expert ? 'leadExpert' : 'lead')}>
      <div className="grid gap-4">
        <PictureSection name={first.full_name} first={first.avatar} />
        <p className="flex flex-wrap gap-x-6 gap-y-2">
          <Link to={paths.profile(viewer?.username ?? first.username)} className={linkClass}>
            {t('seePage')}
          </Link>
          <Link to={paths.expertProfile} className={linkClass}>
            {t(expert ? 'editExpert' : 'becomeExpert')}
          </Link>
        </p>
      </div>
      <FactUses profile={first}>
        <AboutForm first={first} isExpert={expert} onUnits={setUnits} />
        <UsernameForm first={first.username} from={first.usernameFrom} />
        <HealthForm first={first.health} units={units} />
      </FactUses>
    </SettingsFrame>
  );
}
