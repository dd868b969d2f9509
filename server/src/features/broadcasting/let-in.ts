import { userChannel } from '@regimen/contract/realtime.ts';
import { findEventPlace } from '../../db/event-queries.ts';
import { inOrder } from '../../db/in-order.ts';
import type { Tx } from '../../db/pool.ts';
import { forbidden } from '../../errors.ts';
import type { MayJoin } from '../../feature.ts';
import type { ChannelKeys } from '../../providers/channel-keys.ts';
import type { Actor, SignedInScope } from '../../scope.ts';
import { findFace } from './queries.ts';

/** What one connection asks for. */
interface Wish {
  socketId: string;
  channel: string;
}

/**
 * A signed permission for one connection on one channel. It says up to where its person was told by now, from where on the
 * gateway brings what comes: nothing falls between this answer and the subscription.
 */
export async function letIn(
  scope: SignedInScope,
  keys: ChannelKeys,
  channels: Readonly<Record<string, MayJoin>>,
  wish: Wish,
): Promise<{ auth: string; place: string; channel_data?: string }> {
  const { userId, sessionId } = scope.actor;
  const [place, channelData] = await scope.read((tx) =>
    inOrder(findEventPlace(tx, userId), judge(tx, channels, wish.channel, scope.actor)),
  );
  const pass = { userId, sessionId, epoch: place.epoch, seq: place.seq, at: scope.now.getTime() };
  return {
    auth: keys.sign(scope.tenant.id, { ...wish, channelData }, pass),
    place: `${place.epoch}.${place.seq}`,
    ...(channelData !== undefined && { channel_data: channelData }),
  };
}

/** Gives as whom one is on a presence channel; nothing on a private one; throws on any that is not theirs. */
async function judge(
  tx: Tx,
  channels: Readonly<Record<string, MayJoin>>,
  channel: string,
  actor: Actor,
): Promise<string | undefined> {
  const { userId } = actor;
  if (channel === userChannel(userId)) return undefined;
  const [, prefix = '', id = ''] =
    /^((?:presence|private)-[a-z-]+-)([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/.exec(channel) ?? [];
  const mayJoin = Object.hasOwn(channels, prefix) && channels[prefix];
  if (!mayJoin || !(await mayJoin(tx, id, userId, actor))) throw forbidden();
  if (prefix.startsWith('private-')) return undefined;
  return JSON.stringify({ user_id: userId, user_info: await findFace(tx, userId) });
}
