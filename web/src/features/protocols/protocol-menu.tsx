import type { Category } from '@regimen/contract/categories.ts';
import type { ProtocolCard } from '@regimen/contract/protocols.ts';
import { type ComponentType, useState } from 'react';
import { useNavigate } from 'react-router';
import { api } from '../../api.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { paths } from '../../paths.ts';
import { showFlash } from '../../shell/flash.ts';
import { saveFile } from '../../shell/save-file.ts';
import { useAction } from '../../shell/use-action.ts';
import { DisclosureMenu, menuRowClass } from '../../ui/disclosure-menu.tsx';
import {
  ArchiveIcon,
  BookIcon,
  CopyIcon,
  DownloadIcon,
  FolderIcon,
  MoreIcon,
  UnarchiveIcon,
} from '../../ui/icons.tsx';
import { CategoryDialog } from './category-dialog.tsx';
import { exportProtocol } from './export-protocol.ts';
import { fileName } from './file-name.ts';
import { protocolTexts } from './protocol-texts.ts';

interface ProtocolMenuProps {
  protocol: ProtocolCard;
  categories: readonly Category[];
  onChanged: () => void;
}

export function ProtocolMenu({ protocol, categories, onChanged }: ProtocolMenuProps) {
  const t = useTexts(protocolTexts);
  const { id, name, may } = protocol;
  const isOwner = may === 'owner';
  const archived = protocol.archivedAt !== null;
  const navigate = useNavigate();
  const [choosing, setChoosing] = useState(false);
  const [save] = useAction(() => exportProtocol(protocol));
  const [saveFhir] = useAction(() => saveFile(`protocols/${id}/fhir`, fileName(name, 'fhir.json')));
  const [duplicate] = useAction(async () => {
    const body = { name: t('copyName', { name }).slice(0, 200) };
    await api('POST protocols/{id}/duplicate', { params: { id }, body });
    showFlash({ tone: 'success', message: t('duplicated') });
    onChanged();
  });
  const [archive] = useAction(async () => {
    await api('PUT protocols/{id}/archived', { params: { id }, body: { archived: !archived } });
    showFlash({ tone: 'success', message: t(archived ? 'wasUnarchived' : 'wasArchived', { name }) });
    onChanged();
  });
  return (
    <div className="relative z-10 -m-2 has-[[aria-expanded=true]]:z-20">
      <DisclosureMenu
        label={t('actions', { name })}
        button={<MoreIcon />}
        buttonClass="inline-flex size-11 items-center justify-center rounded-control text-ink-soft hover:bg-sunken hover:text-ink"
      >
        {(close) => {
          const row = (Icon: ComponentType<{ className?: string }>, words: string, act: () => void) => (
            <li>
              <button
                type="button"
                className={menuRowClass}
                onClick={() => {
                  close();
                  act();
                }}
              >
                <Icon className="text-ink-faint" />
                {words}
              </button>
            </li>
          );
          return (
            <ul>
              {isOwner &&
                !archived &&
                row(BookIcon, t('makeProgram'), () => navigate(paths.newProgramWith(id)))}
              {row(CopyIcon, t('duplicate'), duplicate)}
              {row(DownloadIcon, t('export'), save)}
              {row(DownloadIcon, t('exportFhir'), saveFhir)}
              {isOwner &&
                categories.length > 0 &&
                row(FolderIcon, t('changeCategory'), () => setChoosing(true))}
              {isOwner &&
                row(archived ? UnarchiveIcon : ArchiveIcon, t(archived ? 'unarchive' : 'archive'), archive)}
            </ul>
          );
        }}
      </DisclosureMenu>
      {isOwner && (
        <CategoryDialog
          open={choosing}
          protocol={protocol}
          categories={categories}
          onChanged={onChanged}
          onClose={() => setChoosing(false)}
        />
      )}
    </div>
  );
}
