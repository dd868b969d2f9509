import type { TextKey } from '@regimen/contract/language/define-texts.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { Modal } from '../../../ui/modal.tsx';
import { helpTexts } from './help-texts.ts';

type Line = [what: TextKey<typeof helpTexts>, ...keys: string[]];

const groups: { title: 'onCanvas' | 'inList' | 'everywhere'; lines: Line[] }[] = [
  {
    title: 'everywhere',
    lines: [
      ['edit', 'Enter'],
      ['add', 'A', 'Insert'],
      ['addBranch', 'Shift A'],
      ['remove', 'Delete'],
      ['fold', 'Space'],
      ['copy', 'Ctrl C', 'Ctrl X', 'Ctrl V'],
      ['duplicate', 'Ctrl D'],
      ['several', 'Shift click', 'Ctrl A'],
      ['menu', 'Shift F10'],
      ['rename', 'F2'],
      ['undo', 'Ctrl Z', 'Ctrl Y'],
      ['find', '/', 'F', 'Ctrl F'],
      ['leave', 'Esc'],
      ['help', '?'],
    ],
  },
  {
    title: 'onCanvas',
    lines: [
      ['walk', '↑', '↓', '←', '→'],
      ['extend', 'Shift ↑', 'Shift ↓', 'Shift ←', 'Shift →'],
      ['frame', 'Shift drag'],
      ['reorder', 'Alt ←', 'Alt →', 'Alt ↑', 'Alt ↓'],
      ['zoom', '+', '−', '0'],
    ],
  },
  {
    title: 'inList',
    lines: [
      ['rows', '↑', '↓', '←', '→'],
      ['shift', 'Alt ↑', 'Alt ↓', 'Alt ←', 'Alt →'],
    ],
  },
];

export default function HelpOverlay({ onClose }: { onClose: () => void }) {
  const t = useTexts(helpTexts);
  return (
    <Modal open onClose={onClose} title={t('title')} closeLabel={t('close')} width={800}>
      <div className="grid max-h-[70dvh] gap-5 overflow-y-auto">
        <p className="max-w-measure text-ink-soft">{t('idea')}</p>
        <p className="max-w-measure text-ink-soft">{t('saving')}</p>
        <div className="grid gap-x-8 gap-y-5 md:grid-cols-2 md:grid-rows-[auto_1fr]">
          {groups.map(({ title, lines }) => (
            <section key={title} className={title === 'everywhere' ? 'md:row-span-2' : ''}>
              <h3 className="mb-2 text-16">{t(title)}</h3>
              <dl className="grid gap-1.5 text-14">
                {lines.map(([what, ...keys]) => (
                  <div key={what} className="flex items-start justify-between gap-4">
                    <dt className="text-ink-soft">{t(what)}</dt>
                    <dd className="flex shrink-0 gap-1" dir="ltr">
                      {keys.map((key) => (
                        <kbd
                          key={key}
                          className="rounded-sm border border-line-strong bg-sunken px-1.5 font-sans text-12 leading-5"
                        >
                          {key}
                        </kbd>
                      ))}
                    </dd>
                  </div>
                ))}
              </dl>
            </section>
          ))}
        </div>
      </div>
    </Modal>
  );
}
