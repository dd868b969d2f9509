import type { Location } from '@regimen/contract/locations.ts';
import { mostDurations } from '@regimen/contract/service-choices.ts';
import type { Host } from '@regimen/contract/services.ts';
import { Link } from 'react-router';
import { useTexts } from '../../../i18n/use-texts.ts';
import { paths } from '../../../paths.ts';
import { CheckField } from '../../../ui/check-field.tsx';
import { ChoiceField } from '../../../ui/choice-field.tsx';
import { NumberField } from '../../../ui/number-field.tsx';
import { PersonIcon, UsersIcon } from '../../../ui/shell-icons.tsx';
import { HostsField } from './hosts-field.tsx';
import { LengthsField } from './lengths-field.tsx';
import type { ServiceFieldsProps } from './service-form.tsx';
import { serviceTexts } from './service-texts.ts';

interface SessionFieldsProps extends ServiceFieldsProps {
  location: Pick<Location, 'id' | 'kind' | 'rooms'>;
  people: readonly Host[];
}

/** How long, for how many, who gives it and in which room. */
export function SessionFields({ location, people, ...props }: SessionFieldsProps) {
  const t = useTexts(serviceTexts);
  const { draft, change, errorAt } = props;
  const { durations, isGroup, seats, needsRoom } = draft;
  return (
    <>
      <LengthsField
        label={t('durations')}
        help={t('durationsHelp')}
        values={durations}
        onChange={(next) => change({ durations: next })}
        errorAt={(index) => errorAt(`durations.${index}`)}
        error={errorAt('durations')}
        least={1}
        most={mostDurations}
        next={30}
        units={['minute', 'hour']}
        nameOf={(n) => t('durationN', { n })}
        removeName={(n) => t('removeDuration', { n })}
        addName={t('addDuration')}
      />
      <ChoiceField
        label={t('forWhom')}
        value={isGroup ? 'group' : 'one'}
        onChange={(value) => change({ isGroup: value === 'group' })}
        choices={[
          { value: 'one', label: t('onePerson'), icon: <PersonIcon /> },
          { value: 'group', label: t('group'), icon: <UsersIcon /> },
        ]}
      />
      {isGroup && (
        <NumberField
          name="seats"
          label={t('seats')}
          help={t('seatsHelp')}
          error={errorAt('seats')}
          value={seats}
          onChange={(next) => change({ seats: next })}
        />
      )}
      <HostsField {...props} people={people} />
      {location.rooms.length > 0 || needsRoom ? (
        <CheckField
          label={t('needsRoom')}
          help={t('needsRoomHelp')}
          error={errorAt('needsRoom')}
          checked={needsRoom}
          onChange={(next) => change({ needsRoom: next })}
        />
      ) : (
        location.kind === 'place' && (
          <p className="text-14 text-ink-soft">
            {`${t('noRooms')} `}
            <Link to={`${paths.editLocation(location.id)}#rooms`} className="text-primary-text underline">
              {t('toRooms')}
            </Link>
          </p>
        )
      )}
    </>
  );
}
