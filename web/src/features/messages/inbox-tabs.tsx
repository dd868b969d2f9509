import { useTexts } from '../../i18n/use-texts.ts';
import { paths } from '../../paths.ts';
import { LinkTabs } from '../../ui/link-tabs.tsx';
import { inboxTexts } from './inbox-texts.ts';

/** An expert's own conversations, and those of all followers of their programs. */
export function InboxTabs({ isInbox }: { isInbox: boolean }) {
  const t = useTexts(inboxTexts);
  return (
    <LinkTabs
      label={t('tabs')}
      tabs={[
        { to: paths.messages, words: t('conversations'), current: !isInbox },
        { to: paths.inbox, words: t('inbox'), current: isInbox },
      ]}
    />
  );
}
