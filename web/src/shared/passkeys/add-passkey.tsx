import type { Passkey } from '@regimen/contract/passkeys.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { useForm } from '../../shell/use-form.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import { Form } from '../../ui/form.tsx';
import type { StepUp } from '../step-up/use-step-up.tsx';
import type { PasskeyCalls } from './passkey-calls.ts';
import { passkeyTexts } from './passkey-texts.ts';
import { isPhone, useMakePasskey } from './use-passkey.ts';

interface AddPasskeyProps {
  calls: PasskeyCalls;
  proven: StepUp['proven'];
  onAdded: (passkey: Passkey) => void;
  onClose: () => void;
}

/** Its name first, then the browser asks for a finger, a face or a PIN. */
export function AddPasskey({ calls, proven, onAdded, onClose }: AddPasskeyProps) {
  const t = useTexts(passkeyTexts);
  const make = useMakePasskey();
  const form = useForm<'name'>(async ({ name }) => {
    const options = await proven(calls.options);
    const passkey = await make(options);
    onAdded(await proven(() => calls.add({ name, passkey })));
  });
  return (
    <Form
      form={form}
      actions={
        <>
          <Button type="submit" pending={form.pending}>
            {t('create')}
          </Button>
          <Button look="plain" className="px-3" onClick={onClose}>
            {t('cancel')}
          </Button>
        </>
      }
    >
      <div className="max-w-[26rem]">
        <TextField
          {...form.field('name')}
          label={t('name')}
          help={t('nameHelp')}
          defaultValue={t(isPhone() ? 'myPhone' : 'myComputer')}
          maxLength={80}
          autoComplete="off"
          autoFocus
        />
      </div>
    </Form>
  );
}
