import type { ProgramCard } from '@regimen/contract/programs.ts';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { api } from '../../api.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { paths } from '../../paths.ts';
import { showFlash } from '../../shell/flash.ts';
import { useAction } from '../../shell/use-action.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { DisclosureMenu, menuRowClass } from '../../ui/disclosure-menu.tsx';
import {
  ArchiveIcon,
  BookIcon,
  ChecklistIcon,
  CopyIcon,
  FlaskIcon,
  MoreIcon,
  PencilIcon,
  UnarchiveIcon,
} from '../../ui/icons.tsx';
import { listTexts } from './list-texts.ts';

interface ProgramMenuProps {
  program: ProgramCard;
  title: string;
  onChanged: () => void;
}

export function ProgramMenu({ program, title, onChanged }: ProgramMenuProps) {
  const t = useTexts(listTexts);
  const { id, may } = program;
  const archived = program.archivedAt !== null;
  const [asking, setAsking] = useState(false);
  const [duplicate] = useAction(async () => {
    await api('POST programs/{id}/duplicate', { params: { id } });
    showFlash({ tone: 'success', message: t('duplicated') });
    onChanged();
  });
  const [archive, archiving] = useAction(async () => {
    setAsking(false);
    await api('PUT programs/{id}/archived', { params: { id }, body: { archived: !archived } });
    const message = t(archived ? 'wasUnarchived' : 'wasArchived', { name: title });
    showFlash({ tone: 'success', message });
    onChanged();
  });
  return (
    <div className="relative z-10 -m-2.5 has-[[aria-expanded=true]]:z-20">
      <DisclosureMenu
        label={t('actions', { name: title })}
        button={<MoreIcon />}
        buttonClass="inline-flex size-11 items-center justify-center rounded-control text-ink-soft hover:bg-sunken hover:text-ink"
      >
        {(close) => {
          const button = (content: ReactNode, act: () => void) => (
            <li>
              <button
                type="button"
                className={menuRowClass}
                onClick={() => {
                  close();
                  act();
                }}
              >
                {content}
              </button>
            </li>
          );
          const link = (to: string, content: ReactNode) => (
            <li>
              <Link to={to} className={menuRowClass}>
                {content}
              </Link>
            </li>
          );
          return (
            <ul>
              {link(
                paths.editProgram(id),
                <>
                  <PencilIcon className="text-ink-faint" />
                  {t('edit')}
                </>,
              )}
              {link(
                paths.publishProgram(id),
                <>
                  <ChecklistIcon className="text-ink-faint" />
                  {t('publish')}
                </>,
              )}
              {link(
                paths.simulator(id),
                <>
                  <FlaskIcon className="text-ink-faint" />
                  {t('tryOut')}
                </>,
              )}
              {program.version &&
                link(
                  paths.program(id),
                  <>
                    <BookIcon className="text-ink-faint" />
                    {t('seePage')}
                  </>,
                )}
              {button(
                <>
                  <CopyIcon className="text-ink-faint" />
                  {t('duplicate')}
                </>,
                duplicate,
              )}
              {may === 'owner' &&
                button(
                  <>
                    {archived ? (
                      <UnarchiveIcon className="text-ink-faint" />
                    ) : (
                      <ArchiveIcon className="text-ink-faint" />
                    )}
                    {t(archived ? 'unarchive' : 'archive')}
                  </>,
                  // Nobody follows a draft, so nothing has to be explained.
                  archived || !program.version ? archive : () => setAsking(true),
                )}
            </ul>
          );
        }}
      </DisclosureMenu>
      <ConfirmDialog
        open={asking}
        title={t('archiveTitle', { name: title })}
        text={t('archiveText')}
        keep={t('keep')}
        confirm={t('archive')}
        pending={archiving}
        onConfirm={archive}
        onClose={() => setAsking(false)}
      />
    </div>
  );
}
