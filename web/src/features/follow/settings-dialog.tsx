import type { Following } from '@regimen/contract/enrollments.ts';
import { zoneName } from '@regimen/contract/language/zone-name.ts';
import { ownZone } from '@regimen/contract/own-zone.ts';
import { useState } from 'react';
import { api } from '../../api.ts';
import { useLocale, useTexts } from '../../i18n/use-texts.ts';
import { showFlash } from '../../shell/flash.ts';
import { useForm } from '../../shell/use-form.ts';
import { useMounted } from '../../shell/use-mounted.ts';
import { Button } from '../../ui/button.tsx';
import { CheckField } from '../../ui/check-field.tsx';
import { Form } from '../../ui/form.tsx';
import { Modal } from '../../ui/modal.tsx';
import { manageTexts } from './manage-texts.ts';
import { type Welcome, WelcomeFields } from './welcome-fields.tsx';

interface SettingsDialogProps {
  open: boolean;
  following: Following;
  onClose: () => void;
  onSaved: () => void;
}

/** When reminders are welcome, by which clock, and whether others see one. */
export function SettingsDialog({ open, following, onClose, onSaved }: SettingsDialogProps) {
  const t = useTexts(manageTexts);
  const locale = useLocale();
  const [welcome, setWelcome] = useState<Welcome>(following.welcome);
  const [isSeen, setSeen] = useState(following.isSeen);
  const [zone, setZone] = useState(following.zone);
  const device = useMounted() ? ownZone() : zone;
  const form = useForm<'welcome.to' | 'zone'>(async () => {
    const body = { zone, welcome, isSeen };
    await api('PUT enrollments/{id}/settings', { params: { id: following.id }, body });
    showFlash({ tone: 'success', message: t('saved') });
    onClose();
    onSaved();
  });
  return (
    <Modal open={open} onClose={onClose} title={t('settingsTitle')} closeLabel={t('cancel')}>
      <Form
        form={form}
        actions={
          <>
            <Button type="submit" pending={form.pending}>
              {t('save')}
            </Button>
            <Button look="plain" className="px-3" onClick={onClose}>
              {t('cancel')}
            </Button>
          </>
        }
      >
        <WelcomeFields welcome={welcome} onChange={setWelcome} error={form.field('welcome.to').error} />
        <div className="text-14 text-ink-soft">
          <p>
            <bdi>{t('zone', { zone: zoneName(zone, locale) })}</bdi>
          </p>
          {device !== zone && (
            <Button look="plain" className="-ms-3 px-3 text-14" onClick={() => setZone(device)}>
              {t('zoneOther', { zone: zoneName(device, locale) })}
            </Button>
          )}
        </div>
        <CheckField label={t('seen')} help={t('seenHelp')} checked={isSeen} onChange={setSeen} />
      </Form>
    </Modal>
  );
}
