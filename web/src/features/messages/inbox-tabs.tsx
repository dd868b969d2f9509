import { formatNumber } from '@regimen/contract/language/translate.ts';
import { useLocale, useTexts } from '../../i18n/use-texts.ts';
import { paths } from '../../paths.ts';
import { useCall } from '../../shell/use-call.ts';
import { LinkTabs } from '../../ui/link-tabs.tsx';
import { inboxTexts } from './inbox-texts.ts';

/** An expert's own conversations, and those of all followers of their programs. */
export function InboxTabs({ isInbox }: { isInbox: boolean }) {
  const t = useTexts(inboxTexts);
  const locale = useLocale();
  const { data } = useCall('GET inbox/figures', {});
  const n = data?.waiting ?? 0;
  return (
    <LinkTabs
      label={t('tabs')}
      tabs={[
        { to: paths.messages, words: t('conversations'), current: !isInbox },
        {
          to: paths.inbox,
          words: t('inbox'),
          current: isInbox,
          count: { n, shown: formatNumber(locale, n), words: t('waitingCount', { n }) },
        },
      ]}
    />
  );
}
