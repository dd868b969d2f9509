import type { LocationKind, OnlineWay } from '@regimen/contract/service-choices.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { ChoiceField } from '../../../ui/choice-field.tsx';
import { TextArea, TextField } from '../../../ui/field.tsx';
import { CallIcon, PlaceIcon, VideoIcon } from '../../../ui/icons.tsx';
import type { LocationFieldsProps } from './location-form.tsx';
import { locationTexts } from './location-texts.ts';

/** What it is called, and where people come to or how they meet. */
export function BasicsFields({ draft, change, errorAt }: LocationFieldsProps) {
  const t = useTexts(locationTexts);
  const way = draft.onlineBy ?? 'link';
  return (
    <>
      <TextField
        name="name"
        label={t('name')}
        help={t('nameHelp')}
        error={errorAt('name')}
        maxLength={120}
        value={draft.name}
        onChange={({ target }) => change({ name: target.value })}
      />
      <ChoiceField<LocationKind>
        look="cards"
        columns={2}
        label={t('kind')}
        value={draft.kind}
        onChange={(kind) => change({ kind })}
        choices={[
          { value: 'place', label: t('place'), help: t('placeHelp'), icon: <PlaceIcon /> },
          { value: 'online', label: t('online'), help: t('onlineHelp'), icon: <VideoIcon /> },
        ]}
      />
      {draft.kind === 'place' ? (
        <>
          <TextField
            name="address"
            label={t('address')}
            error={errorAt('address')}
            maxLength={300}
            value={draft.address}
            onChange={({ target }) => change({ address: target.value })}
          />
          <TextArea
            name="directions"
            rows={2}
            label={t('directions')}
            help={t('directionsHelp')}
            optional={t('optional')}
            error={errorAt('directions')}
            maxLength={1_000}
            value={draft.directions}
            onChange={({ target }) => change({ directions: target.value })}
          />
        </>
      ) : (
        <>
          <ChoiceField<OnlineWay>
            label={t('onlineBy')}
            error={errorAt('onlineBy')}
            value={way}
            onChange={(onlineBy) => change({ onlineBy })}
            choices={[
              { value: 'link', label: t('link'), icon: <VideoIcon /> },
              { value: 'phone', label: t('phone'), icon: <CallIcon /> },
            ]}
          />
          <TextField
            name="onlineAt"
            dir="ltr"
            type={way === 'link' ? 'url' : 'tel'}
            label={t(way === 'link' ? 'linkAt' : 'phoneAt')}
            help={t('onlineAtHelp')}
            error={errorAt('onlineAt')}
            maxLength={500}
            value={draft.onlineAt}
            onChange={({ target }) => change({ onlineAt: target.value })}
          />
        </>
      )}
    </>
  );
}
