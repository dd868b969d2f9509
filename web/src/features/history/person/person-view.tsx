import type { FollowerStory } from '@regimen/contract/follow-ups.ts';
import { zoneName } from '@regimen/contract/language/zone-name.ts';
import { nameOfStep } from '@regimen/contract/protocol-words/names.ts';
import { useState } from 'react';
import { useLocale, useTexts } from '../../../i18n/use-texts.ts';
import { paths } from '../../../paths.ts';
import { AboutFollower } from '../../../shared/person/about-follower.tsx';
import type { Answer } from '../../../shell/use-call.ts';
import { useNow } from '../../../shell/use-mounted.ts';
import { VirtualTime } from '../../../shell/virtual-time.ts';
import { LinkTabs } from '../../../ui/link-tabs.tsx';
import { type LoadedRun, RunHead } from '../run-head.tsx';
import { DangerBanner } from './danger-banner.tsx';
import { personTexts } from './person-texts.ts';
import { RunSummary } from './run-summary.tsx';
import { Timeline } from './timeline.tsx';

interface PersonViewProps {
  run: LoadedRun;
  timeline: Answer<'GET history/runs/{id}/timeline'>;
  story: FollowerStory;
  dangers: FollowerStory['openFollowUps'];
}

/** A person's page for the team of their program: their days, and how they are now beside them. */
export function PersonView({ run, timeline, story, dangers }: PersonViewProps) {
  const locale = useLocale();
  const t = useTexts(personTexts);
  const now = useNow();
  const [wanted, setWanted] = useState<{ key: string } | null>(null);
  const protocol = run.program.protocols[story.protocolIndex]?.protocol;
  return (
    // One clock for the whole page: theirs, by which the alarms came.
    <VirtualTime value={{ now, zone: story.zone }}>
      <RunHead run={run} />
      <DangerBanner name={run.follower.full_name} followUps={dangers} />
      <RunTabs run={run.id} current="timeline" />
      <p className="-mt-4 mb-6 text-14 text-ink-soft">
        {t('clock', { zone: zoneName(story.zone, locale), name: run.follower.full_name })}
      </p>
      <div className="grid gap-x-8 gap-y-8 lg:grid-cols-[minmax(0,1fr)_24rem]">
        <div className="grid content-start gap-6">
          <RunSummary enrollment={run.id} zone={story.zone} onShow={(key) => setWanted({ key })} />
          <Timeline
            enrollment={run.id}
            loaded={timeline}
            program={run.program}
            zone={story.zone}
            wanted={wanted}
          />
        </div>
        <div className="grid content-start gap-6 max-lg:order-first lg:sticky lg:top-20 lg:max-h-[calc(100dvh-6rem)] lg:self-start lg:overflow-y-auto">
          <AboutFollower
            program={run.programId}
            enrollment={run.id}
            follower={run.follower}
            story={story}
            mayRemind={dangers.length === 0}
            nameOfStep={(id) => (protocol && nameOfStep(protocol, id, locale)) ?? ''}
          />
        </div>
      </div>
    </VirtualTime>
  );
}

/** The same follower, in days or decision by decision. */
export function RunTabs({ run, current }: { run: string; current: 'timeline' | 'record' }) {
  const t = useTexts(personTexts);
  return (
    <LinkTabs
      label={t('views')}
      tabs={[
        { to: paths.run(run), words: t('timeline'), current: current === 'timeline' },
        { to: paths.runRecord(run), words: t('record'), current: current === 'record' },
      ]}
    />
  );
}
