import { namesIn } from '@regimen/contract/language/formatters.ts';
import { type Locale, locales } from '@regimen/contract/language/languages.ts';
import { mostCrisisText } from '@regimen/contract/limits.ts';
import type { TenantSettings } from '@regimen/contract/tenant-settings.ts';
import { api } from '../../api.ts';
import { useLocale, useTexts } from '../../i18n/use-texts.ts';
import { instantOfLocal, localText } from '../../shared/readings/taken-field.tsx';
import { checkFields } from '../../shell/attempt.ts';
import { showFlash } from '../../shell/flash.ts';
import type { PageArgs } from '../../shell/page-data.ts';
import { type Form as FormState, useForm } from '../../shell/use-form.ts';
import { useMounted } from '../../shell/use-mounted.ts';
import { Button } from '../../ui/button.tsx';
import { Field, TextArea, TextField } from '../../ui/field.tsx';
import { Form } from '../../ui/form.tsx';
import { DeskHead, Panel } from './desk.tsx';
import { NumberFields } from './number-fields.tsx';
import { readRows } from './number-rows.ts';
import { type Providers, ProvidersPanel } from './providers-panel.tsx';
import { settingsTexts } from './settings-texts.ts';

export const loadSettings = async ({ api }: PageArgs) => {
  const [settings, providers] = await Promise.all([
    api('GET dashboard/settings'),
    api('GET dashboard/sign-in-providers'),
  ]);
  return { settings, providers };
};

const said = ['headline', 'subline', 'callToAction', 'tagline', 'footer'] as const;
/** Each is one line on the page, however many it took to type. */
const oneLine = (text = '') => text.replace(/\s*\n\s*/g, ' ');
const textIn = (values: Record<string, string>, locale: string) =>
  Object.fromEntries(said.map((name) => [name, oneLine(values[`texts.${locale}.${name}`])]));

export function SettingsSection({
  data: { settings: data, providers },
}: {
  data: { settings: TenantSettings; providers: Providers };
}) {
  const t = useTexts(settingsTexts);
  const reader = useLocale();
  const mounted = useMounted();
  const form = useForm<string>(async (values) => {
    const { numbers, wrong, missing, twice } = readRows(values);
    checkFields(
      Object.fromEntries([
        ...wrong.map((field) => [field, t('numberWrong')]),
        ...missing.map((field) => [field, t('countryMissing')]),
        ...twice.map((field) => [field, t('countryTwice')]),
      ]),
    );
    const body = {
      name: values.name ?? '',
      theme: { primary: values['theme.primary'] ?? '', accent: values['theme.accent'] ?? '' },
      contactEmail: values.contactEmail ?? '',
      texts: Object.fromEntries(
        locales.map((locale) => [locale, textIn(values, locale)]),
      ) as TenantSettings['texts'],
      emergencyNumbers: numbers,
      crisisTexts: Object.fromEntries(
        locales.flatMap((locale) => {
          const text = values[`crisisTexts.${locale}`] ?? '';
          return text === '' ? [] : [[locale, text]];
        }),
      ),
      limits: { messageLength: Number(values['limits.messageLength']) },
      announcement: {
        texts: Object.fromEntries(
          locales.map((locale) => [locale, oneLine(values[`announcement.texts.${locale}`])]),
        ) as Record<Locale, string>,
        until: instantOfLocal(values['announcement.until'] ?? ''),
      },
    };
    await api('PUT dashboard/settings', { body });
    showFlash({ tone: 'success', message: t('saved') });
  });
  return (
    <>
      <DeskHead title={t('title')} lead={t('lead')} />
      <Form
        form={form}
        actions={
          <Button type="submit" pending={form.pending}>
            {t('save')}
          </Button>
        }
      >
        <div className="grid items-start gap-4 xl:grid-cols-2">
          <Panel title={t('general')}>
            <TextField {...form.field('name')} label={t('name')} defaultValue={data.name} />
            <TextField
              {...form.field('contactEmail')}
              label={t('contactEmail')}
              help={t('contactEmailHelp')}
              optional={t('optional')}
              type="email"
              dir="ltr"
              defaultValue={data.contactEmail}
            />
            <TextField
              {...form.field('limits.messageLength')}
              label={t('messageLength')}
              help={t('messageLengthHelp')}
              inputMode="numeric"
              dir="ltr"
              defaultValue={data.limits.messageLength}
            />
          </Panel>
          <Panel title={t('colours')}>
            <div className="flex flex-wrap gap-6">
              <Colour name="theme.primary" label={t('primary')} value={data.theme.primary} form={form} />
              <Colour name="theme.accent" label={t('accent')} value={data.theme.accent} form={form} />
            </div>
            <p className="text-14 text-ink-soft">{t('coloursHelp')}</p>
          </Panel>
          {locales.map((locale) => (
            <Panel
              key={locale}
              title={t('texts', { language: namesIn(reader, 'language').of(locale) ?? locale })}
            >
              {said.map((name) => {
                const field = {
                  ...form.field(`texts.${locale}.${name}`),
                  label: t(name),
                  lang: locale,
                  dir: 'auto',
                  defaultValue: data.texts[locale]?.[name],
                };
                return name === 'callToAction' ? (
                  <TextField key={name} {...field} />
                ) : (
                  <TextArea key={name} {...field} rows={name === 'subline' || name === 'footer' ? 4 : 2} />
                );
              })}
              <p className="text-14 text-ink-soft">{t('textsHelp', { brand: '{{brand}}' })}</p>
            </Panel>
          ))}
          <Panel title={t('announcement')}>
            <p className="text-14 text-ink-soft">{t('announcementHelp')}</p>
            {locales.map((locale) => (
              <TextArea
                key={locale}
                {...form.field(`announcement.texts.${locale}`)}
                label={t('announcementIn', { language: namesIn(reader, 'language').of(locale) ?? locale })}
                optional={t('optional')}
                lang={locale}
                dir="auto"
                rows={2}
                maxLength={300}
                defaultValue={data.announcement?.texts[locale]}
              />
            ))}
            <TextField
              {...form.field('announcement.until')}
              type="datetime-local"
              label={t('announcementUntil')}
              help={t('announcementUntilHelp')}
              optional={t('optional')}
              // Only the browser knows whose clock it is.
              key={`until ${mounted}`}
              defaultValue={
                mounted && data.announcement?.until ? localText(new Date(data.announcement.until)) : undefined
              }
            />
          </Panel>
          <Panel title={t('numbers')}>
            <NumberFields first={data.emergencyNumbers} form={form} />
          </Panel>
          <Panel title={t('crisisTexts')}>
            <p className="text-14 text-ink-soft">{t('crisisTextsHelp')}</p>
            {locales.map((locale) => (
              <TextArea
                key={locale}
                {...form.field(`crisisTexts.${locale}`)}
                label={t('crisisText', { language: namesIn(reader, 'language').of(locale) ?? locale })}
                optional={t('optional')}
                lang={locale}
                dir="auto"
                rows={4}
                maxLength={mostCrisisText}
                defaultValue={data.crisisTexts[locale] ?? ''}
              />
            ))}
          </Panel>
        </div>
      </Form>
      <ProvidersPanel first={providers} />
    </>
  );
}

interface ColourProps {
  name: string;
  label: string;
  value: string;
  form: FormState<string>;
}

function Colour({ name, label, value, form }: ColourProps) {
  return (
    <Field label={label} error={form.field(name).error}>
      {(described) => (
        <input
          type="color"
          name={name}
          defaultValue={value}
          {...described}
          className="h-11 w-20 cursor-pointer rounded-control border border-line-strong bg-raised p-1"
        />
      )}
    </Field>
  );
}
