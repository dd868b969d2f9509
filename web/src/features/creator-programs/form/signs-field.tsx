import { type SignName, signGroupOf, signGroups, signLabel, signNames } from '@regimen/contract/signs.ts';
import { useId, useState } from 'react';
import { useLocale, useTexts } from '../../../i18n/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Chip } from '../../../ui/chip.tsx';
import { PlusIcon } from '../../../ui/icons.tsx';
import { Modal } from '../../../ui/modal.tsx';
import { SearchField } from '../../../ui/search-field.tsx';
import { factTexts } from './fact-texts.ts';

const most = 12;

/** Symptoms, conditions and goals out of the list that people filter by. */
export function SignsField({
  value,
  onChange,
}: {
  value: SignName[];
  onChange: (value: SignName[]) => void;
}) {
  const t = useTexts(factTexts);
  const locale = useLocale();
  const id = useId();
  const [choosing, setChoosing] = useState(false);
  return (
    <fieldset className="grid min-w-0 gap-2" aria-describedby={id}>
      <legend className="mb-1.5 font-medium">{t('signs')}</legend>
      {value.length > 0 && (
        <ul className="flex flex-wrap gap-1.5">
          {value.map((sign) => (
            <Chip
              key={sign}
              removeLabel={t('remove', { name: signLabel(sign, locale) })}
              onRemove={() => onChange(value.filter((each) => each !== sign))}
            >
              {signLabel(sign, locale)}
            </Chip>
          ))}
        </ul>
      )}
      <div>
        <Button look="quiet" className="min-h-9 px-3.5!" onClick={() => setChoosing(true)}>
          <PlusIcon size={16} />
          {t('chooseSigns')}
        </Button>
      </div>
      <p id={id} className="text-14 text-ink-soft">
        {t('signsHelp')}
      </p>
      <Modal
        open={choosing}
        width={800}
        title={t('signs')}
        closeLabel={t('done')}
        onClose={() => setChoosing(false)}
      >
        <SignChoice value={value} onChange={onChange} />
        <div className="sticky -bottom-6 -mx-6 -mb-6 mt-6 flex items-center justify-between gap-4 border-t border-line bg-raised px-6 py-4">
          <p role="status" className="text-14 text-ink-soft">
            {t('chosen', { n: value.length })}
          </p>
          <Button onClick={() => setChoosing(false)}>{t('done')}</Button>
        </div>
      </Modal>
    </fieldset>
  );
}

function SignChoice({ value, onChange }: { value: SignName[]; onChange: (value: SignName[]) => void }) {
  const t = useTexts(factTexts);
  const locale = useLocale();
  const [words, setWords] = useState('');
  const wanted = words.trim().toLocaleLowerCase();
  const found = signNames.filter((name) => signLabel(name, locale).toLocaleLowerCase().includes(wanted));
  const full = value.length >= most;
  return (
    <div className="grid gap-5">
      <SearchField label={t('searchSigns')} clearLabel={t('clearSearch')} value={words} onChange={setWords} />
      {found.length === 0 && <p className="text-ink-soft">{t('noSigns')}</p>}
      {signGroups.map((group) => {
        const names = found.filter((name) => signGroupOf(name) === group);
        if (names.length === 0) return null;
        return (
          <fieldset key={group}>
            <legend className="mb-2 font-medium">{t(group)}</legend>
            <div className="flex flex-wrap gap-1.5">
              {names.map((name) => {
                const checked = value.includes(name);
                return (
                  <label
                    key={name}
                    className="relative inline-flex min-h-9 cursor-pointer items-center rounded-pill border border-line-strong px-3.5 text-14 hover:bg-sunken has-checked:border-primary-line has-checked:bg-primary-soft has-checked:font-medium has-checked:text-primary-text has-disabled:cursor-not-allowed has-disabled:opacity-50 has-focus-visible:outline-2 has-focus-visible:outline-primary-line"
                  >
                    <input
                      type="checkbox"
                      checked={checked}
                      disabled={full && !checked}
                      className="absolute inset-0 size-full cursor-pointer opacity-0"
                      onChange={() =>
                        onChange(checked ? value.filter((each) => each !== name) : [...value, name])
                      }
                    />
                    {signLabel(name, locale)}
                  </label>
                );
              })}
            </div>
          </fieldset>
        );
      })}
    </div>
  );
}
