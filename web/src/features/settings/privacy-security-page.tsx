import { useLoaderData } from 'react-router';
import { useTexts } from '../../i18n/use-texts.ts';
import { SettingsFrame } from '../../shared/settings/settings-frame.tsx';
import { pageData } from '../../shell/page-data.ts';
import { ConsentsSection } from './consents-section.tsx';
import { EmailSection } from './email-section.tsx';
import { IdentitiesSection } from './identities-section.tsx';
import { LooksSection } from './looks-section.tsx';
import { MessagesSection } from './messages-section.tsx';
import { PasskeysSection } from './passkeys-section.tsx';
import { PasswordSection } from './password-section.tsx';
import { securityTexts } from './security-texts.ts';
import { SignInsSection } from './sign-ins-section.tsx';
import { TeamMessagesSection } from './team-messages-section.tsx';
import { TwoFactorSection } from './two-factor-section.tsx';
import { VisibilitySection } from './visibility-section.tsx';
import { YourDataSection } from './your-data-section.tsx';

const page = pageData(async ({ api }) => {
  const [emailChange, consents, signIns, enrollments, looks, dataExport, choices, blocks] = await Promise.all(
    [
      api('GET email-changes'),
      api('GET consents'),
      api('GET sign-ins'),
      api('GET enrollments', { query: { per_page: 100 } }),
      api('GET health-looks', { query: {} }),
      api('GET data-exports'),
      api('GET message-choices'),
      api('GET blocks'),
    ],
  );
  return {
    pending: emailChange.pending,
    consents: consents.data,
    signIns: signIns.data,
    programs: enrollments.data,
    looks,
    dataExport,
    choices,
    blocked: blocks.data,
  };
});
export const loader = page.loader;
export const clientLoader = page.clientLoader;

export default function PrivacySecurityPage() {
  const { pending, consents, signIns, programs, looks, dataExport, choices, blocked } =
    useLoaderData<typeof clientLoader>();
  const t = useTexts(securityTexts);
  return (
    <SettingsFrame part="privacySecurity" lead={t('lead')}>
      <EmailSection first={pending} />
      <PasswordSection />
      <IdentitiesSection />
      <PasskeysSection />
      <TwoFactorSection />
      <VisibilitySection programs={programs} />
      <MessagesSection choices={choices} blocked={blocked} />
      <TeamMessagesSection />
      <LooksSection first={looks} />
      <ConsentsSection first={consents} programs={programs} />
      <SignInsSection signIns={signIns} />
      <YourDataSection first={dataExport} />
    </SettingsFrame>
  );
}
