import { itemOf } from '@regimen/contract/protocol-words/references.ts';
import type { OfferCard } from '@regimen/contract/services.ts';
import type { ServiceItem } from '@regimen/engine/items.ts';
import type { FlowNode } from '@regimen/engine/protocol.ts';
import { api } from '../../../../api.ts';
import { useTexts } from '../../../../i18n/use-texts.ts';
import { paths } from '../../../../paths.ts';
import { useAction } from '../../../../shell/use-action.ts';
import { useCall } from '../../../../shell/use-call.ts';
import { Button, LinkButton } from '../../../../ui/button.tsx';
import { SelectField } from '../../../../ui/select-field.tsx';
import { servicesOf } from '../../draft/services.ts';
import { useDraftStore, useProtocol } from '../../draft/use-draft.ts';
import { choosesItem } from '../choose-item.ts';
import { useFlow } from '../flow-context.ts';
import { serviceTexts } from './service-texts.ts';

/** Values of the list that are no ids of services. */
const unchosen = '';
const none = 'none';

/** Which service the step books; whoever has none goes and makes one. */
export function ServiceField({ step }: { step: FlowNode }) {
  const t = useTexts(serviceTexts);
  const flow = useFlow();
  const store = useDraftStore();
  const protocol = useProtocol();
  const { data, failed, renew } = useCall(
    'GET protocols/{id}/services',
    { params: { id: store.id } },
    { onFocus: true },
  );
  const offers = data?.data ?? [];
  const item = itemOf(protocol, step.data.selectedItem);
  const chosen = item?.kind !== 'service' ? unchosen : (item.service ?? none);
  const isGone = data !== undefined && !offers.some(({ id }) => id === chosen);
  const [choose, pending] = useAction(async (value: string) => {
    const offer = offers.find(({ id }) => id === value);
    const wanted = offer ? bookingOf(offer) : arrangedBy(step.data.name);
    // The same service is the same item, however many steps book it.
    const known = Object.entries(protocol.items).find(
      ([, other]) => other.kind === 'service' && offer !== undefined && other.service === offer.id,
    );
    const made = known ?? (await addItem(store.id, wanted));
    store.know(...made);
    if (offer) knowService(offer.id);
    flow.change(step.id, choosesItem(flow.protocol(), step.id, ...made));
  });
  const knowService = (id: string) => {
    const services = servicesOf(store);
    const facts = services.get();
    if (facts && !Object.hasOwn(facts, id))
      services.set({ ...facts, [id]: { isArchived: false, firstFreeMinutes: 0 } });
  };
  return (
    <div className="grid gap-2">
      <SelectField
        label={t('label')}
        help={
          data === undefined && !failed ? t('loading') : data && offers.length === 0 ? t('empty') : t('help')
        }
        value={chosen}
        disabled={pending}
        aria-busy={pending || undefined}
        error={failed && data === undefined ? t('failed') : undefined}
        onChange={({ target }) => choose(target.value)}
      >
        {chosen === unchosen && <option value={unchosen}>{t('choose')}</option>}
        {chosen !== unchosen && chosen !== none && (data === undefined || isGone) && (
          <option value={chosen}>{data === undefined ? item?.name : t('gone')}</option>
        )}
        {offers.map(({ id, name, place }) => (
          <option key={id} value={id}>
            {t('at', { service: name, place: place.name })}
          </option>
        ))}
        <option value={none}>{t('none')}</option>
      </SelectField>
      {failed && data === undefined && (
        <Button look="quiet" className="justify-self-start" onClick={() => void renew()}>
          {t('again')}
        </Button>
      )}
      {data && (
        <LinkButton to={paths.myServices} look="plain" className="-ms-5 justify-self-start">
          {t('create')}
        </LinkButton>
      )}
    </div>
  );
}

const longest = { name: 200, description: 5_000 };

const bookingOf = ({ id, name, description, durations }: OfferCard): ServiceItem => ({
  kind: 'service',
  name: name.slice(0, longest.name),
  description: description.slice(0, longest.description),
  minutes: durations[0] ?? 30,
  service: id,
});

const arrangedBy = (name: string): ServiceItem => ({ kind: 'service', name, description: '', minutes: 30 });

async function addItem(protocolId: string, item: ServiceItem) {
  const made = await api('POST protocols/{id}/items', { params: { id: protocolId }, body: { item } });
  return [made.id, made.item] as const;
}
