import { useLoaderData, useLocation } from 'react-router';
import { HelpView, NobodyToldYet, WhatHappens } from '../../help/help-view.tsx';
import { texts } from '../../help/texts.ts';
import type { Brought } from '../../help/use-show-help.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { pageData } from '../../shell/page-data.ts';
import { PageHead } from '../../shell/page-head.tsx';

const page = pageData(async ({ api, viewer }) => {
  // Whoever needs help need not sign in first.
  if (!viewer) return { help: null };
  // The numbers stand without it.
  const { data } = await api('GET urgent').catch(() => ({ data: [] }));
  return { help: data[0] ?? null };
});
export const loader = page.loader;
export const clientLoader = page.clientLoader;

export default function HelpNowPage() {
  const t = useTexts(texts);
  const { help } = useLoaderData<typeof clientLoader>();
  const brought = useLocation().state as Brought | null;
  const title = help?.title || brought?.words.title || t('anyTitle');
  return (
    <>
      <PageHead title={t('title')} noIndex />
      <HelpView title={title} text={help?.text || brought?.words.text || t('anyText')}>
        {help ? <WhatHappens help={help} /> : brought?.isWaiting && <NobodyToldYet />}
      </HelpView>
    </>
  );
}
