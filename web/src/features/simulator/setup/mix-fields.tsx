import { sameJson } from '@regimen/engine/same-json.ts';
import { PROFILES } from '@regimen/engine/simulate/profile.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { NumberInput } from '../../../ui/number-field.tsx';
import { ChevronDownIcon } from '../../../ui/shell-icons.tsx';
import { profileHelpTexts } from '../population/profile-help-texts.ts';
import { useProfileName } from '../population/profile-words.ts';
import { ProfileFields } from './profile-fields.tsx';
import { useSetup } from './setup-context.ts';
import { setupTexts } from './setup-texts.ts';

/** How many of each kind of people there are, and what each kind does. */
export function MixFields() {
  const t = useTexts(setupTexts);
  const { setup, faults } = useSetup();
  return (
    <section aria-labelledby="mix-title" className="grid gap-3">
      <div>
        <h3 id="mix-title" className="text-16 font-semibold">
          {t('mixTitle')}
        </h3>
        <p className="max-w-measure text-14 text-ink-soft">{t('mixHelp')}</p>
        {faults.get('profiles') && <p className="text-14 text-danger-text">{t('none')}</p>}
      </div>
      <ul className="grid gap-2">
        {setup.profiles.map(({ profile }, index) => (
          <Part key={profile.id} index={index} />
        ))}
      </ul>
    </section>
  );
}

function Part({ index }: { index: number }) {
  const t = useTexts(setupTexts);
  const help = useTexts(profileHelpTexts);
  const nameOf = useProfileName();
  const { setup, faults, change } = useSetup();
  const path = `profiles[${index}]`;
  const part = setup.profiles[index];
  if (!part) return null;
  const { profile, share } = part;
  const name = nameOf(profile);
  const usual = PROFILES.find(({ id }) => id === profile.id);
  const isUsual = usual === undefined || sameJson(usual, profile);
  const fault = faults.get(`${path}.share`);
  const isWrongInside = [...faults.keys()].some((key) => key.startsWith(`${path}.profile.`));
  return (
    <li className="rounded-control border border-line bg-raised">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 p-3">
        <div className="min-w-48 flex-1">
          <p className="flex items-center gap-2 font-medium">
            <bdi>{name}</bdi>
            {!isUsual && <Badge tone="primary">{t('changedProfile')}</Badge>}
          </p>
          {profile.id in profileHelpTexts.en && (
            <p className="text-14 text-ink-soft">{help(profile.id as 'steady')}</p>
          )}
        </div>
        <div className="flex items-center gap-2">
          <NumberInput
            aria-label={t('share', { name })}
            aria-invalid={fault ? true : undefined}
            value={Number.isFinite(share) ? Math.round(share * 10_000) / 100 : undefined}
            onChange={(typed) => change(`${path}.share`, typed === undefined ? Number.NaN : typed / 100)}
            className="min-h-11 max-w-24"
          />
          <span className="text-ink-soft">{'%'}</span>
        </div>
        {fault && <p className="basis-full text-14 text-danger-text">{t('not-a-share')}</p>}
      </div>
      <details className="group border-t border-line" open={isWrongInside || undefined}>
        <summary className="flex min-h-11 cursor-pointer items-center gap-1.5 px-3 text-14 text-primary-text">
          <span aria-hidden="true">{t('editShort')}</span>
          <span className="sr-only">{t('edit', { name })}</span>
          <ChevronDownIcon size={16} className="group-open:rotate-180" />
        </summary>
        <div className="grid gap-4 p-3 pt-1">
          <ProfileFields path={`${path}.profile`} />
          {!isUsual && (
            <Button
              look="quiet"
              className="justify-self-start"
              onClick={() => change(`${path}.profile`, usual)}
            >
              {t('backToUsual')}
            </Button>
          )}
        </div>
      </details>
    </li>
  );
}
