import { useLoaderData } from 'react-router';
import { useTexts } from '../../i18n/use-texts.ts';
import { SettingsFrame } from '../../shared/settings/settings-frame.tsx';
import { pageData } from '../../shell/page-data.ts';
import { deviceTexts } from './device-texts.ts';
import { RememberedSection } from './remembered-section.tsx';
import { SessionsSection } from './sessions-section.tsx';
import { TokensSection } from './tokens-section.tsx';

const page = pageData(({ api }) => api('GET sessions'));
export const loader = page.loader;
export const clientLoader = page.clientLoader;

export default function DevicesPage() {
  const sessions = useLoaderData<typeof clientLoader>();
  const t = useTexts(deviceTexts);
  return (
    <SettingsFrame part="devices" lead={t('lead')}>
      <SessionsSection first={sessions} />
      <RememberedSection />
      <TokensSection />
    </SettingsFrame>
  );
}
