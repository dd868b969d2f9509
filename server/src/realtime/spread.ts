import { userChannel, userEvent, type Whisper, type WhisperData } from '@regimen/contract/realtime.ts';
import type { Bus } from './bus.ts';
import type { Channels } from './channels.ts';
import { eventText, frameOf } from './frames.ts';

/** An event as it goes over the wire, for everybody on a channel but one. */
export interface Spreading {
  channel: string;
  text: string;
  /** The connection that sent it. */
  except?: string | undefined;
}
export type Spread = (tenantId: string, spreading: Spreading) => void;

/** Said in passing to several people, on their own channels. */
interface Whispered {
  tenantId: string;
  userIds: readonly string[];
  component: Whisper;
  data: object;
}

/** From any process to wherever these people are connected now. */
export function whisperTo<W extends Whisper>(
  bus: Bus,
  tenantId: string,
  userIds: readonly string[],
  component: W,
  data: WhisperData<W>,
): void {
  if (userIds.length === 0) return;
  const whisper: Whispered = { tenantId, userIds, component, data };
  bus.relayHereToo(JSON.stringify({ whisper }));
}

/** To everybody who listens now, in this process and in the others. Nothing is kept, and nothing numbered. */
export function createSpread(channels: Channels, bus: Bus): Spread {
  const here: Spread = (tenantId, { channel, text, except }) => {
    const listening = channels.of(tenantId, channel);
    if (listening.size === 0) return;
    const frame = frameOf(text);
    for (const connection of listening.keys()) if (connection.id !== except) connection.write(frame);
  };
  bus.onRelay((text) => {
    const { spread, whisper } = JSON.parse(text) as { spread?: [string, Spreading]; whisper?: Whispered };
    if (spread) here(...spread);
    for (const userId of whisper?.userIds ?? []) {
      const channel = userChannel(userId);
      const { tenantId = '', component, data } = whisper ?? {};
      here(tenantId, { channel, text: eventText(userEvent, { component, data }, channel) });
    }
  });
  return (tenantId, spreading) => {
    here(tenantId, spreading);
    bus.relay(JSON.stringify({ spread: [tenantId, spreading] }));
  };
}
