import { useLoaderData, useLocation } from 'react-router';
import { useTexts } from '../../i18n/use-texts.ts';
import type { Danger } from '../../shared/help/danger-in.ts';
import { HelpView, NobodyToldYet, WhatHappens } from '../../shared/help/help-view.tsx';
import { texts } from '../../shared/help/texts.ts';
import type { Brought } from '../../shared/help/use-show-help.ts';
import { pageData } from '../../shell/page-data.ts';
import { PageHead } from '../../shell/page-head.tsx';

const page = pageData(async ({ api, viewer }) => {
  // Whoever needs help need not sign in first.
  if (!viewer) return { helps: [] };
  // The numbers stand without it.
  const { data } = await api('GET urgent').catch(() => ({ data: [] }));
  return { helps: data };
});
export const loader = page.loader;
export const clientLoader = page.clientLoader;

export default function HelpNowPage() {
  const t = useTexts(texts);
  const { helps } = useLoaderData<typeof clientLoader>();
  const brought = useLocation().state as Brought | null;
  const [help] = helps;
  const known: Danger[] = helps.length > 0 ? helps : brought ? [brought.danger] : [];
  // The same thing twice is said once; a later version may have no words for it any more.
  const [first, ...others] = known.filter(
    ({ title }, at) => title !== '' && known.findIndex((danger) => danger.title === title) === at,
  );
  const anybody: Danger = { programId: '', title: t('anyTitle'), text: t('anyText'), measured: null };
  return (
    <>
      <PageHead title={t('title')} noIndex />
      <HelpView dangers={first ? [first, ...others] : [anybody]}>
        {help ? <WhatHappens help={help} /> : brought?.isWaiting && <NobodyToldYet />}
      </HelpView>
    </>
  );
}
