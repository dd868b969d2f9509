import { type Locale, locales } from '@regimen/contract/language/languages.ts';
import type { SiteData } from '@regimen/contract/load.ts';
import { type TenantSettings, tenantSettingsCalls } from '@regimen/contract/tenant-settings.ts';
import { ownSite, watchChannel } from '@regimen/contract/watching.ts';
import { newId } from '../../db/ids.ts';
import { type HttpParts, registerCalls } from '../../http/register-calls.ts';
import { siteFrom } from '../../http/site-defaults.ts';
import { getSettings, setSettings } from './queries.ts';

/** What the site is now, its own settings over the product's. */
function shown(name: string, settings: Partial<SiteData>): TenantSettings {
  const { theme, texts, limits, emergencyNumbers = {}, crisisTexts = {} } = siteFrom(name, settings);
  return {
    name,
    theme,
    contactEmail: settings.placeholders?.contactEmail ?? '',
    texts: texts as TenantSettings['texts'],
    emergencyNumbers,
    crisisTexts,
    limits,
    announcement: {
      texts: perLocale((locale) => settings.announcement?.texts[locale] ?? ''),
      until: settings.announcement?.until ?? null,
    },
  };
}

const perLocale = (say: (locale: Locale) => string) =>
  Object.fromEntries(locales.map((locale) => [locale, say(locale)])) as Record<Locale, string>;

/** As it was where nothing of it has changed: whoever has put it away does not see it again. */
function announced(
  before: SiteData['announcement'],
  wish: TenantSettings['announcement'],
  now: Date,
): SiteData['announcement'] {
  if (!wish) return before;
  const said = Object.entries(wish.texts).filter(([, text]) => text !== '');
  if (said.length === 0) return undefined;
  const { until } = wish;
  const texts = Object.fromEntries(said) as Partial<Record<Locale, string>>;
  const isSame = locales.every((locale) => texts[locale] === before?.texts[locale]);
  return { id: before && isSame ? before.id : newId(now.getTime()), texts, until };
}

export function siteSettingsRoutes(http: HttpParts): void {
  registerCalls(http, tenantSettingsCalls, {
    'GET dashboard/settings': async (scope) => {
      const { name, settings } = await scope.read((tx) => getSettings(tx));
      return shown(name, settings);
    },

    'PUT dashboard/settings': (scope, { body: { name, contactEmail, announcement: wish, ...own } }) =>
      scope.tx(async (tx) => {
        const { settings: before } = await getSettings(tx);
        const { contactEmail: _old, ...others } = before.placeholders ?? {};
        const placeholders = { ...others, ...(contactEmail && { contactEmail }) };
        const { announcement: was, ...kept } = before;
        const announcement = announced(was, wish, scope.now);
        const settings = { ...kept, ...own, placeholders, ...(announcement && { announcement }) };
        await setSettings(tx, name, settings, scope.now);
        scope.publish('settings');
        scope.publish('content');
        scope.publish('watched', watchChannel('site', ownSite));
        return shown(name, settings);
      }),
  });
}
