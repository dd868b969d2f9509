import { useTexts } from '../i18n/use-texts.ts';
import type { Theme } from '../shell/preferences.ts';
import { chooseTheme } from '../shell/session.ts';
import { useShell } from '../shell/use-shell.ts';
import { DisclosureMenu, menuRowClass } from '../ui/disclosure-menu.tsx';
import { CheckIcon, MonitorIcon, MoonIcon, SunIcon } from '../ui/shell-icons.tsx';
import { texts } from './texts.ts';

const icons = { light: SunIcon, dark: MoonIcon, auto: MonitorIcon };
const themes: Theme[] = ['light', 'dark', 'auto'];

export function ThemeChoice() {
  const t = useTexts(texts);
  const { theme } = useShell();
  const Current = icons[theme];
  return (
    <DisclosureMenu
      label={t('appearance')}
      button={<Current />}
      buttonClass="inline-flex size-11 items-center justify-center rounded-control text-ink-soft hover:bg-sunken hover:text-ink"
    >
      {(close) => <ThemeRows after={close} />}
    </DisclosureMenu>
  );
}

export function ThemeRows({ after }: { after?: () => void }) {
  const t = useTexts(texts);
  const { theme } = useShell();
  return (
    <ul aria-label={t('appearance')}>
      {themes.map((name) => {
        const ThemeIcon = icons[name];
        return (
          <li key={name}>
            <button
              type="button"
              aria-pressed={theme === name}
              className={menuRowClass}
              onClick={() => {
                chooseTheme(name);
                after?.();
              }}
            >
              <ThemeIcon className="text-ink-faint" />
              <span className="flex-1">{t(name)}</span>
              {theme === name && <CheckIcon className="text-primary-text" />}
            </button>
          </li>
        );
      })}
    </ul>
  );
}
