import type { SiteData } from '@regimen/contract/load.ts';
import { type TenantSettings, tenantSettingsCalls } from '@regimen/contract/tenant-settings.ts';
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
  };
}

export function siteSettingsRoutes(http: HttpParts): void {
  registerCalls(http, tenantSettingsCalls, {
    'GET dashboard/settings': async (scope) => {
      const { name, settings } = await scope.read((tx) => getSettings(tx));
      return shown(name, settings);
    },

    'PUT dashboard/settings': (scope, { body: { name, contactEmail, ...own } }) =>
      scope.tx(async (tx) => {
        const { settings: before } = await getSettings(tx);
        const { contactEmail: _old, ...others } = before.placeholders ?? {};
        const placeholders = { ...others, ...(contactEmail && { contactEmail }) };
        const settings = { ...before, ...own, placeholders };
        await setSettings(tx, name, settings, scope.now);
        scope.publish('settings');
        scope.publish('content');
        return shown(name, settings);
      }),
  });
}
