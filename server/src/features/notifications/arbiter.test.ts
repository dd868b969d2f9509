import { describe, expect, it } from 'vitest';
import { type DuePrompt, decide, type Person } from './arbiter.ts';

const zone = 'Europe/Berlin';
/** A Sunday in winter: Berlin is an hour ahead of UTC. */
const at = (time: string, day = '2026-11-15') => Date.parse(`${day}T${time}:00+01:00`);

const person = (change: Partial<Person> = {}): Person => ({
  zone,
  quiet: { from: 22 * 60, to: 7 * 60 },
  mostADay: 6,
  channels: null,
  reachable: ['in-app', 'email', 'push'],
  sentToday: 0,
  ...change,
});
let count = 0;
const prompt = (change: Partial<DuePrompt> = {}): DuePrompt => ({
  id: `p${++count}`,
  kind: 'task',
  isImportant: false,
  isAskedFor: false,
  channel: 'in-app',
  intendedAt: at('12:00'),
  freshUntil: null,
  welcome: null,
  zone,
  ...change,
});
const sent = (due: DuePrompt[], who = person(), now = at('12:00')) =>
  decide(due, who, now).messages.map((message) => message.prompts.map(({ id }) => id));

describe('when', () => {
  it('[A1] what is no longer fresh is missed, even in quiet hours', () => {
    const late = prompt({ freshUntil: at('11:59') });
    expect(decide([late], person(), at('12:00'))).toMatchObject({ missed: [late], messages: [] });
    expect(decide([late], person(), at('23:00')).missed).toEqual([late]);
  });

  it('[A9] who may be in danger gets no nudge on that day, but tasks and what is part of the help', () => {
    const midnight = at('00:00', '2026-11-16');
    const who = person({ inDangerUntil: midnight });
    const cheer = prompt({ kind: 'nudge' });
    const help = prompt({ kind: 'nudge', isImportant: true });
    const task = prompt();
    const { later, messages } = decide([cheer, help, task], who, at('12:00'));
    expect(later).toEqual([{ prompt: cheer, until: midnight, because: 'danger', hours: null }]);
    expect(messages.map(({ prompts }) => prompts)).toEqual([[help], [task]]);
    // Nobody has looked since: another day, the same.
    const next = decide([cheer], who, at('12:00', '2026-11-17'));
    expect(next.later).toMatchObject([{ until: at('00:00', '2026-11-18') }]);
  });

  it('[A3] quiet hours hold it until they end, over midnight too', () => {
    const [later] = decide([prompt()], person(), at('23:30')).later;
    expect(later).toMatchObject({
      until: at('07:00', '2026-11-16'),
      because: 'quiet',
      hours: { from: 22 * 60, to: 7 * 60 },
    });
    expect(decide([prompt()], person(), at('03:00')).later[0]?.until).toBe(at('07:00'));
    expect(sent([prompt()], person(), at('07:00'))).toHaveLength(1);
    expect(sent([prompt()], person(), at('21:59'))).toHaveLength(1);
  });

  it('[A3] quiet hours are the person’s, wherever the program thinks they live', () => {
    const elsewhere = prompt({ zone: 'Asia/Tokyo' });
    expect(sent([elsewhere], person(), at('15:00'))).toHaveLength(1);
  });

  it('[A3] a program waits for its welcome hours, and for the end of quiet ones after that', () => {
    const evening = prompt({ welcome: { from: 18 * 60, to: 21 * 60 } });
    expect(decide([evening], person(), at('12:00')).later[0]).toMatchObject({
      until: at('18:00'),
      because: 'welcome',
      hours: { from: 18 * 60, to: 21 * 60 },
    });
    const early = prompt({ welcome: { from: 5 * 60, to: 9 * 60 } });
    expect(decide([early], person(), at('12:00')).later[0]?.until).toBe(at('07:00', '2026-11-16'));
  });

  it('[A3] wishes that never agree leave the decision to quiet hours', () => {
    const never = prompt({ welcome: { from: 23 * 60, to: 60 } });
    expect(sent([never], person(), at('12:00'))).toHaveLength(1);
    expect(decide([never], person(), at('23:30')).later[0]?.until).toBe(at('07:00', '2026-11-16'));
  });

  it('[A3] keeps to the wall clock when it is set back in the night', () => {
    const now = Date.parse('2026-10-24T23:00:00+02:00');
    expect(decide([prompt()], person(), now).later[0]?.until).toBe(Date.parse('2026-10-25T07:00:00+01:00'));
  });
});

describe('by which channels', () => {
  it('[A2] by those chosen for its kind, as far as they lead anywhere', () => {
    const who = person({ channels: { task: ['email', 'push'] }, reachable: ['in-app', 'email'] });
    expect(decide([prompt()], who, at('12:00')).messages[0]?.channels).toEqual(['email']);
  });

  it('[A2] what is wanted on no channel is told on none', () => {
    const unwanted = prompt({ kind: 'nudge' });
    const decision = decide([unwanted], person({ channels: { nudge: [] } }), at('12:00'));
    expect(decision).toMatchObject({ unwanted: [unwanted], messages: [], later: [] });
  });

  it('as its creator asked, while nothing was chosen', () => {
    const byMail = decide([prompt({ kind: 'nudge', channel: 'email' })], person(), at('12:00'));
    expect(byMail.messages[0]?.channels).toEqual(['in-app', 'email', 'push']);
    const quietly = decide([prompt({ kind: 'nudge' })], person(), at('12:00'));
    expect(quietly.messages[0]?.channels).toEqual(['in-app', 'push']);
  });
});

describe('how much', () => {
  it('[A5] what is important goes first and alone, the rest in one message', () => {
    const rest = [prompt({ intendedAt: 1 }), prompt({ intendedAt: 2 }), prompt({ intendedAt: 3 })];
    const [urgent, other] = [prompt({ isImportant: true }), prompt({ isImportant: true, intendedAt: 4 })];
    expect(sent([...rest, urgent, other])).toEqual([[other.id], [urgent.id], rest.map(({ id }) => id)]);
  });

  it('[A6] gathers what does not fit into the last message of the day', () => {
    const [one, two, three] = [1, 2, 3].map((intendedAt) => prompt({ isImportant: true, intendedAt }));
    const rest = prompt();
    const due = [one, two, three, rest] as DuePrompt[];
    expect(sent(due, person({ mostADay: 2 }))).toEqual([[one?.id], [two?.id, three?.id, rest.id]]);
    expect(sent(due, person({ sentToday: 5 }))).toEqual([due.map(({ id }) => id)]);
  });

  it('[A6] never rings more than three times at once', () => {
    const tasks = [1, 2, 3, 4, 5].map((intendedAt) => prompt({ isImportant: true, intendedAt }));
    expect(sent(tasks).map((ids) => ids.length)).toEqual([1, 1, 3]);
  });

  it('[A7] keeps the last message of a day for what is important', () => {
    const who = person({ sentToday: 5 });
    expect(sent([prompt()], who)).toEqual([]);
    expect(sent([prompt({ isImportant: true })], who)).toHaveLength(1);
    expect(sent([prompt()], person({ mostADay: 1 }))).toHaveLength(1);
  });

  it('[A10] a reminder somebody asked for comes whatever the most a day is, and takes nothing of it', () => {
    const asked = prompt({ kind: 'reminder', isImportant: true, isAskedFor: true });
    const other = prompt();
    expect(sent([asked], person({ sentToday: 6 }))).toEqual([[asked.id]]);
    expect(sent([other, asked], person({ sentToday: 4 }))).toEqual([[asked.id], [other.id]]);
    const { messages, later } = decide([asked, other], person({ sentToday: 6 }), at('12:00'));
    expect(messages).toMatchObject([{ prompts: [asked], isCounted: false }]);
    expect(later).toMatchObject([{ prompt: other, because: 'most' }]);
    const tasks = [1, 2, 3].map((intendedAt) => prompt({ isImportant: true, intendedAt }));
    expect(sent([...tasks, asked]).map((ids) => ids.length)).toEqual([1, 1, 2]);
    expect(decide([asked], person(), at('23:30')).later).toMatchObject([{ because: 'quiet' }]);
  });

  it('[A8] sends nothing above the most a day, and goes on the next morning', () => {
    const { messages, later } = decide(
      [prompt({ isImportant: true }), prompt()],
      person({ sentToday: 6 }),
      at('12:00'),
    );
    expect(messages).toEqual([]);
    expect(later.map(({ until, because }) => ({ until, because }))).toEqual([
      { until: at('07:00', '2026-11-16'), because: 'most' },
      { until: at('07:00', '2026-11-16'), because: 'most' },
    ]);
  });
});
