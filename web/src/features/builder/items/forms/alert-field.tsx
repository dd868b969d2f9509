import { ALWAYS } from '@regimen/engine/condition.ts';
import { useTexts } from '../../../../i18n/use-texts.ts';
import { ConditionEditor } from '../../conditions/condition-editor.tsx';
import type { ItemForm } from '../use-item-form.ts';
import { commonTexts } from './common-texts.ts';

/** When an expert is told at once. A KPI has to be saved before its own readings can be named. */
export function AlertField({ form }: { form: ItemForm }) {
  const t = useTexts(commonTexts);
  const { value: item, opened } = form;
  if (item.kind !== 'kpi' && item.kind !== 'assessment' && item.kind !== 'activity') return null;
  if (item.kind === 'kpi' && opened === null)
    return <p className="text-14 text-ink-soft">{t('alertSaveFirst')}</p>;
  return (
    <div className="grid gap-1.5">
      <ConditionEditor
        about="alert"
        label={t('alert')}
        value={item.alert ?? ALWAYS}
        own={{ item, itemId: opened?.id }}
        onChange={(alert) => form.change({ alert: alert.is === 'always' ? undefined : alert })}
      />
      <p className="text-14 text-ink-soft">{t(item.urgent ? 'alertBesideUrgent' : 'alertLead')}</p>
    </div>
  );
}
