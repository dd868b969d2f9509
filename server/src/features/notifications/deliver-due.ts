import type { Channel, NotificationData } from '@regimen/contract/notifications.ts';
import { programTextIn } from '@regimen/contract/program-texts.ts';
import type { PromptWhy } from '@regimen/contract/prompt-why.ts';
import { DAY_MS } from '@regimen/engine/calendar.ts';
import { dayAt } from '@regimen/engine/wall-clock.ts';
import { newId } from '../../db/ids.ts';
import { inOrder } from '../../db/in-order.ts';
import { peopleInDanger } from '../../db/people-in-danger.ts';
import type { Database, Tx } from '../../db/pool.ts';
import type { Scope } from '../../scope.ts';
import { tell } from '../../tell.ts';
import {
  type Decision,
  type DuePrompt,
  decide,
  type Message,
  type Person,
  wantedChannels,
} from './arbiter.ts';
import { choicesOf } from './choices.ts';
import * as queries from './delivery-queries.ts';
import { fillPrompts } from './fill-prompts.ts';
import { localeOf } from './locale-of.ts';
import { type Filled, writeFilled } from './placeholder-queries.ts';
import { insertNotifications, type NewNotification } from './queries.ts';
import { isAskedFor } from './reminder-key.ts';
import { tellNews } from './tell-news.ts';

/** Prompts that decide whom one round is about. */
const batchSize = 200;
const mostTenants = 1_000;
/** Whoever pauses is asked for again after this. */
const pauseMs = 3_600_000;

export interface Delivering {
  database: Database;
  /** `null`: the tenant is gone. */
  scopeOf(tenantId: string): Promise<Scope | null>;
  now: () => number;
}

/** Delivers everything that is due now, one batch for each tenant, and says for how many people that was. */
export async function deliverDue({ database, scopeOf, now }: Delivering): Promise<number> {
  let people = 0;
  for (const tenantId of await queries.listTenantsWithDue(database, new Date(now()), mostTenants)) {
    const scope = await scopeOf(tenantId);
    if (scope) people += (await deliverBatch(scope)) + (await tellNews(scope, batchSize));
  }
  return people;
}

/** What is decided about somebody is written whole, with the jobs that carry it out, or not at all. */
export async function deliverBatch(scope: Scope): Promise<number> {
  const now = scope.now.getTime();
  await scope.tx((tx) => queries.insertReminders(tx, scope.now, batchSize, () => newId(now)));
  return scope.tx(async (tx) => {
    const people = await queries.lockDuePeople(tx, scope.now, batchSize);
    if (people.length === 0) return 0;
    const ids = people.map(({ id }) => id);
    scope.concerns(ids);
    const [prompts, settings, devices, sent] = await inOrder(
      queries.lockPrompts(tx, ids, scope.now),
      queries.listSettings(tx, ids),
      queries.listDeviceCounts(tx, ids),
      queries.listSentSince(tx, ids, new Date(now - 2 * DAY_MS)),
    );
    const endangered = await peopleInDanger(tx, ids, scope.now);
    const filled = await fillPrompts(
      tx,
      prompts.map(({ prompt }) => prompt),
      new Map(people.map(({ id, fullName, locale }) => [id, { fullName, locale: localeOf(scope, locale) }])),
      now,
    );
    const outcome = new Outcome(filled);
    for (const row of people) {
      const own = prompts.filter(({ prompt }) => prompt.userId === row.id);
      const chosen = settings.find(({ userId }) => userId === row.id);
      const told = sent.flatMap(({ userId, sentAt, ...prompt }) =>
        userId === row.id && sentAt ? [{ at: sentAt.getTime(), isCounted: !isAskedFor(prompt) }] : [],
      );
      const zone = row.zone ?? own[0]?.enrollment.zone ?? 'UTC';
      const { quiet, mostADay } = choicesOf(chosen);
      const person: Person = {
        zone,
        quiet,
        mostADay,
        channels: chosen?.channels as Person['channels'],
        reachable: reachable(
          row.hasEmail,
          devices.some(({ userId }) => userId === row.id),
        ),
        inDangerUntil: endangered.get(row.id)?.getTime() ?? null,
        sentToday: new Set(
          told.flatMap(({ at, isCounted }) =>
            isCounted && dayAt(zone, at) === dayAt(zone, now) ? [at] : [],
          ),
        ).size,
      };
      outcome.add(scope, row, own, person, Math.max(now, ...told.map(({ at }) => at + 1)));
    }
    await outcome.write(scope, tx);
    return people.length;
  });
}

const reachable = (hasEmail: boolean, hasDevice: boolean): Channel[] => [
  'in-app',
  ...(hasEmail ? (['email'] as const) : []),
  ...(hasDevice ? (['push'] as const) : []),
];

const dueOf = ({ prompt, enrollment }: queries.LockedPrompt): DuePrompt => ({
  id: prompt.id,
  kind: prompt.kind,
  isImportant: prompt.isImportant,
  isAskedFor: isAskedFor(prompt),
  channel: prompt.channel,
  intendedAt: prompt.intendedAt.getTime(),
  freshUntil: prompt.freshUntil?.getTime() ?? null,
  zone: enrollment.zone,
  welcome:
    enrollment.welcomeFrom !== null && enrollment.welcomeTo !== null
      ? { from: enrollment.welcomeFrom, to: enrollment.welcomeTo }
      : null,
});

/** What the arbiter decided about a batch of people, gathered so that it is written in a few statements. */
class Outcome {
  readonly #ended: queries.Ended[] = [];
  readonly #later: queries.Later[] = [];
  readonly #sent: queries.Sent[] = [];
  readonly #news: NewNotification[] = [];
  readonly #outside: { userId: string; sentAt: string; channel: Channel }[] = [];
  readonly #filled: ReadonlyMap<string, Filled>;
  readonly #read: Filled[] = [];

  /** `filled`: prompts with placeholders as they read once they are sent. */
  constructor(filled: ReadonlyMap<string, Filled>) {
    this.#filled = filled;
  }

  /** `from` is the instant of the first message; each has one of its own, by which it is known from then on. */
  add(
    scope: Scope,
    row: queries.DuePersonRow,
    own: queries.LockedPrompt[],
    person: Person,
    from: number,
  ): void {
    const now = scope.now.getTime();
    const left = own.filter(({ enrollment }) => enrollment.status === 'withdrawn');
    const paused = own.filter(({ enrollment }) => enrollment.status === 'paused');
    const due = own.filter((one) => !left.includes(one) && !paused.includes(one)).map(dueOf);
    for (const { prompt } of left) this.#end(prompt.id, 'expired', { because: 'left' });
    for (const { prompt, enrollment } of paused)
      this.#putOff(prompt.id, now + pauseMs, { because: 'paused', zone: enrollment.zone });
    const decision: Decision = decide(due, person, now);
    for (const { id } of decision.missed) this.#end(id, 'missed', { because: 'stale' });
    for (const prompt of decision.unwanted)
      this.#end(prompt.id, 'held', {
        because: 'unwanted',
        wanted: wantedChannels(prompt, person),
        reachable: [...person.reachable],
      });
    for (const { prompt, until, because, hours } of decision.later)
      this.#putOff(prompt.id, until, {
        because,
        zone: because === 'welcome' ? prompt.zone : person.zone,
        ...(hours && { hours }),
        ...(because === 'most' && { most: person.mostADay }),
      });
    let number = person.sentToday;
    for (const [index, message] of decision.messages.entries()) {
      if (message.isCounted) number++;
      this.#send(scope, row, own, message, new Date(from + index), person, number);
    }
  }

  #end(id: string, status: queries.Ended['status'], ended: NonNullable<PromptWhy['ended']>): void {
    this.#ended.push({ id, status, why: { ended } });
  }

  #putOff(id: string, until: number, held: Omit<NonNullable<PromptWhy['held']>, 'until'>): void {
    const at = new Date(until);
    const why = { held: { ...held, until: at.toISOString() } };
    this.#later.push({ id, status: held.because === 'most' ? 'gathered' : 'held', until: at, why });
  }

  #send(
    scope: Scope,
    { id: userId, locale }: queries.DuePersonRow,
    own: queries.LockedPrompt[],
    { prompts, channels }: Message,
    sentAt: Date,
    person: Person,
    number: number,
  ): void {
    const inApp = channels.includes('in-app');
    const told = prompts
      .flatMap(({ id }) => own.filter(({ prompt }) => prompt.id === id))
      .map((one) => this.#asRead(one));
    const common = { by: channels, together: prompts.length, number, most: person.mostADay };
    for (const prompt of prompts)
      this.#sent.push({
        id: prompt.id,
        sentAt,
        inApp,
        why: { told: { ...common, wanted: wantedChannels(prompt, person) } },
      });
    for (const channel of channels)
      if (channel !== 'in-app') this.#outside.push({ userId, sentAt: sentAt.toISOString(), channel });
    const [first] = told;
    if (!inApp || !first) return;
    const alone = told.length === 1;
    this.#news.push({
      tenantId: scope.tenant.id,
      id: newId(sentAt.getTime()),
      userId,
      createdAt: sentAt,
      kind: alone ? first.prompt.kind : 'digest',
      data: alone ? aboutOne(first, locale) : { titles: told.map(({ prompt }) => prompt.title) },
      link: alone ? linkOf(first.prompt) : linkOfAll(prompts),
      promptId: alone ? first.prompt.id : null,
    });
  }

  #asRead(one: queries.LockedPrompt): queries.LockedPrompt {
    const text = this.#filled.get(one.prompt.id);
    if (!text) return one;
    this.#read.push(text);
    return { ...one, prompt: { ...one.prompt, ...text } };
  }

  async write(scope: Scope, tx: Tx): Promise<void> {
    await writeFilled(tx, this.#read);
    await queries.endPrompts(tx, this.#ended, scope.now);
    await queries.putOff(tx, this.#later, scope.now);
    await queries.markSent(tx, this.#sent);
    await insertNotifications(tx, this.#news);
    for (const { userId } of this.#news) tell(tx, userId, 'notification', {});
    for (const { userId, sentAt, channel } of this.#outside)
      await scope.enqueue(tx, channel === 'email' ? 'mail-prompts' : 'push-prompts', { userId, sentAt });
  }
}

function aboutOne({ prompt, texts }: queries.LockedPrompt, locale: string): NotificationData {
  const { title } = programTextIn(texts, locale as never);
  return { title: prompt.title, body: prompt.body.slice(0, mostUnderBell), program: title };
}

/** The whole text is on the message's own page. */
const mostUnderBell = 300;

type Linked = Pick<queries.LockedPrompt['prompt'], 'id' | 'kind' | 'programId'> & { taskId: string | null };
/** A task opens its form, a nudge opens as a message. */
export function linkOf({ id, kind, taskId, programId }: Linked): string {
  if (taskId) return `/my-tasks/task/${taskId}`;
  return kind === 'nudge' ? `/nudges/${id}` : `/follow-program/${programId}`;
}

/** Of several at once: where all of them can be read. */
export const linkOfAll = (prompts: readonly { kind: string }[]): string =>
  prompts.every(({ kind }) => kind === 'nudge') ? '/nudges' : '/my-tasks';
