import { ALWAYS } from '@regimen/engine/condition.ts';
import type { Urgent } from '@regimen/engine/urgent.ts';
import { urgentWordsIn } from '@regimen/engine/urgent-words.ts';
import { useLocale, useTexts } from '../../../../i18n/use-texts.ts';
import { TextArea, TextField } from '../../../../ui/field.tsx';
import { ConditionEditor } from '../../conditions/condition-editor.tsx';
import type { ItemForm } from '../use-item-form.ts';
import { commonTexts } from './common-texts.ts';

/** When its person may be in danger, and what they read then. Words of a person, never of a model. */
export function UrgentField({ form }: { form: ItemForm }) {
  const t = useTexts(commonTexts);
  const locale = useLocale();
  const { value: item, opened } = form;
  if (item.kind !== 'kpi' && item.kind !== 'assessment' && item.kind !== 'activity') return null;
  if (item.kind === 'kpi' && opened === null) return null;
  const { urgent } = item;
  const change = (part: Partial<Urgent>) => urgent && form.change({ urgent: { ...urgent, ...part } });
  return (
    <div className="grid gap-4">
      <div className="grid gap-1.5">
        <ConditionEditor
          about="alert"
          alone
          label={t('urgent')}
          value={urgent?.when ?? ALWAYS}
          own={{ item, itemId: opened?.id }}
          onChange={(when) =>
            form.change({
              urgent: when.is === 'always' ? undefined : { ...(urgent ?? urgentWordsIn(locale)), when },
            })
          }
        />
        <p className="text-14 text-ink-soft">{t(item.kind === 'kpi' ? 'urgentLeadKpi' : 'urgentLead')}</p>
      </div>
      {urgent && (
        <>
          <TextField
            name="urgent-title"
            label={t('urgentTitle')}
            maxLength={200}
            value={urgent.title}
            error={form.errorAt('urgent.title')}
            onChange={({ target }) => change({ title: target.value })}
          />
          <TextArea
            name="urgent-text"
            label={t('urgentText')}
            help={t('urgentTextHelp')}
            rows={4}
            maxLength={2_000}
            value={urgent.text}
            error={form.errorAt('urgent.text')}
            onChange={({ target }) => change({ text: target.value })}
          />
        </>
      )}
    </div>
  );
}
