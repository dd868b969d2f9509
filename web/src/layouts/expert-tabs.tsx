import { useTexts } from '../i18n/use-texts.ts';
import { paths } from '../paths.ts';
import { LinkTabs } from '../ui/link-tabs.tsx';
import { expertTexts } from './expert-texts.ts';

const tabs = [
  ['live', paths.live()],
  ['followUp', paths.followUps],
  ['inbox', paths.inbox],
  ['history', paths.history],
] as const;

/** The pages on which an expert looks after followers. */
export function ExpertTabs({ current }: { current: (typeof tabs)[number][0] }) {
  const t = useTexts(expertTexts);
  return (
    <div className="-mt-2 -mb-3">
      <LinkTabs
        label={t('label')}
        tabs={tabs.map(([key, to]) => ({ to, words: t(key), current: key === current }))}
      />
    </div>
  );
}
