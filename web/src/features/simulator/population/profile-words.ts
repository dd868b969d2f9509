import { useTexts } from '../../../i18n/use-texts.ts';
import { profileTexts } from './profile-texts.ts';

/** What a kind of people is called: our own in the reader's language, others as they were named. */
export function useProfileName(): (profile: { id: string; name: string }) => string {
  const t = useTexts(profileTexts);
  return ({ id, name }) => (id in profileTexts.en ? t(id as 'steady') : name);
}
