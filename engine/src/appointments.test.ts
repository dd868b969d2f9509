import { describe, expect, it } from 'vitest';
import { type Around, check, type ServiceFacts } from './check.ts';
import type { Condition } from './condition.ts';
import type { EndReason } from './end-reasons.ts';
import { parseProtocol } from './parse-protocol.ts';
import { type FlowNode, FORMAT, type NodeDataByType, type Protocol } from './protocol.ts';
import { renameSteps } from './rename-steps.ts';
import type { EventOf } from './run-event.ts';
import { simulatePopulation } from './simulate/population.ts';
import { PROFILES } from './simulate/profile.ts';
import { setupFaults, usualSetup } from './simulate/setup.ts';
import { node, protocol } from './testing/build.ts';
import { Drive } from './testing/drive.ts';
import { ITEMS } from './testing/items.ts';

const physio = { kind: 'service', name: 'Physio', description: '', minutes: 30 } as const;
const items = { ...ITEMS, physio: { ...physio, service: 'service-1' }, own: physio };
const WEEK = { expireAfterMinutes: 7 * 1_440 };

const book = (more: Partial<NodeDataByType['services']> = {}): FlowNode =>
  node('services', 'book', null, { selectedItem: 'physio', window: WEEK, ...more });
const attend = book({ settings: { doneWhen: 'attended' } });

const ended = (value: EndReason, more: { node?: string; op?: '!=' } = {}): Condition => ({
  is: 'ending',
  op: '=',
  ...more,
  value,
});
const goes = (id: string, parent: string, when: Condition = { is: 'always' }): FlowNode =>
  node('finish', id, parent, { nextStepCondition: when });

const flow = (...nodes: FlowNode[]): Protocol => protocol(nodes, items);

type Status = EventOf<'booking'>['status'];
/** How the step ended, and where that led. */
function live(step: FlowNode, statuses: Status[], until?: string): string {
  const run = new Drive(
    flow(
      step,
      goes('no', 'book', { is: 'failure' }),
      node('nudge', 'yes', 'book', { selectedItem: 'hello' }),
    ),
  );
  for (const status of statuses)
    if (run.here === 'book') run.at('2026-03-03 10:00', { type: 'booking', task: run.task(), status });
  if (until) run.until(until);
  const end = run.run.ends.book;
  return end ? `${end.result} ${end.reason} ${end.wentTo}` : `at ${run.here}`;
}

describe('an appointment', () => {
  it('[R110] is done when booked, or when the person was there', () => {
    expect(live(book(), ['booked'])).toBe('success done yes');
    expect(live(attend, ['booked'])).toBe('at book');
    expect(live(attend, ['booked', 'attended'])).toBe('success done yes');
  });

  it('[R110] fails by being cancelled, missed, declined or never booked, each with a reason of its own', () => {
    expect(live(attend, ['booked', 'cancelled'])).toBe('failure cancelled no');
    expect(live(attend, ['booked', 'missed'])).toBe('failure no-show no');
    expect(live(attend, ['booked'], '2026-03-20 09:00')).toBe('failure expired no');
    const run = new Drive(flow(attend));
    run.at('2026-03-03 10:00', { type: 'taskDone', task: run.task(), outcome: 'failure' });
    expect(run.run.ends.book?.reason).toBe('declined');
  });

  it('[R110] takes the follower’s word, unless the step says otherwise', () => {
    const said = (settings: NodeDataByType['services']['settings']) => {
      const run = new Drive(flow(book(settings ? { settings } : {}), goes('yes', 'book')));
      run.at('2026-03-03 10:00', { type: 'booking', task: run.task(), status: 'booked', own: true });
      return run.run.ends.book?.reason ?? run.why();
    };
    expect(said(undefined)).toBe('done');
    expect(said({ ownArranging: true })).toBe('done');
    expect(said({ ownArranging: false })).toBe('does-not-fit-task');
  });

  it('[G6] the service it books and who may arrange it are read and written', () => {
    const told = flow(
      book({ settings: { doneWhen: 'attended', ownArranging: false } }),
      goes('f', 'book', ended('no-show')),
    );
    expect(parseProtocol(JSON.parse(JSON.stringify(told)))).toEqual({ ok: true, protocol: told });
    const wrong = {
      ...told,
      format: FORMAT,
      nodes: [told.nodes[0], goes('f', 'book', ended('asleep' as EndReason))],
    };
    const read = parseProtocol(wrong);
    expect(!read.ok && read.faults.map(({ path }) => path)).toEqual([
      'nodes[1].data.nextStepCondition.value',
    ]);
  });
});

describe('a condition on how a step ended', () => {
  const missed = (more = {}) => {
    const run = new Drive(
      flow(
        attend,
        node('nudge', 'told', 'book', { selectedItem: 'hello' }),
        goes('again', 'told', ended('no-show', { node: 'book', ...more })),
        goes('other', 'told'),
      ),
    );
    run.at('2026-03-03 10:00', { type: 'booking', task: run.task(), status: 'missed' });
    return run.run.end?.node;
  };

  it('[R111] asks the step just ended, or one further back by its name', () => {
    expect(missed()).toBe('again');
    expect(missed({ op: '!=' })).toBe('other');
    const run = new Drive(flow(attend, goes('again', 'book', ended('no-show')), goes('other', 'book')));
    run.at('2026-03-03 10:00', { type: 'booking', task: run.task(), status: 'cancelled' });
    expect(run.run.end?.node).toBe('other');
  });

  it('[R111] [R8] of a step that never ended nothing is true', () => {
    const asks = (op: '=' | '!=') =>
      new Drive(
        flow(
          node('nudge', 'told', null, { selectedItem: 'hello' }),
          goes('yes', 'told', { is: 'ending', node: 'book', op, value: 'done' }),
          goes('no', 'told'),
        ),
      ).run.end?.node;
    expect([asks('='), asks('!=')]).toEqual(['no', 'no']);
  });

  it('[E17] goes along with another name of the step', () => {
    const [first, second] = renameSteps([attend, goes('f', 'book', ended('done', { node: 'book' }))], {
      book: 'visit',
    });
    expect([first?.id, second?.data.nextStepCondition]).toEqual(['visit', ended('done', { node: 'visit' })]);
  });

  it('[C8] about a step that is gone is named', () => {
    const lost = check(flow(attend, goes('f', 'book'), goes('g', 'book', ended('done', { node: 'gone' }))));
    expect(lost.map(({ id }) => id)).toContain('missing-item:g:gone');
  });

  const ids = (...nodes: FlowNode[]) => check(flow(...nodes)).map(({ id }) => id);

  it('[R111] [C5] the checker tells every ending apart, and names the one that leads nowhere', () => {
    const ways = (...reasons: EndReason[]) =>
      reasons.map((reason) => goes(`on-${reason}`, 'book', ended(reason)));
    expect(ids(attend, ...ways('done', 'declined', 'cancelled', 'no-show', 'expired'))).toEqual([]);
    expect(ids(attend, ...ways('done', 'declined', 'cancelled', 'expired'))).toEqual(['open-case:book']);
  });

  it('[R111] [C13] an ending that the step cannot have is a contradiction', () => {
    expect(ids(book(), goes('f', 'book'), goes('g', 'book', ended('no-show')))).toContain('contradiction:g');
    const noDeadline = book({ settings: { doneWhen: 'attended' }, window: { lateAfterMinutes: 60 } });
    expect(ids(noDeadline, goes('g', 'book', ended('expired')), goes('f', 'book'))).toContain(
      'contradiction:g',
    );
  });

  it('[C4] [C5] missing an appointment is no choice: where it leads nowhere, that is an error', () => {
    const severity = (step: FlowNode) => check(flow(step, goes('f', 'book', { is: 'success' })))[0]?.severity;
    const open = { window: { lateAfterMinutes: 60 } };
    expect(severity(book({ settings: { doneWhen: 'attended' }, ...open }))).toBe('error');
    expect(severity(book({ selectedItem: 'own', settings: { doneWhen: 'attended' }, ...open }))).toBe(
      'warning',
    );
  });
});

describe('services that steps book', () => {
  const open: ServiceFacts = { isArchived: false, firstFreeMinutes: 1_440 };
  const found = (step: FlowNode, services: Around['services']) =>
    check(flow(step, goes('f', 'book')), { services }).map(({ code, severity }) => `${severity} ${code}`);

  it('[C53] a service that is not there', () => {
    expect(found(book(), { 'service-1': open })).toEqual([]);
    expect(found(book(), {})).toEqual(['error service-missing']);
    expect(found(book(), { __proto__: null } as never)).toEqual(['error service-missing']);
    expect(found(book(), undefined)).toEqual([]);
  });

  it('[C53] none at all is fine where the follower may arrange it, or an expert does', () => {
    const none = { selectedItem: 'own' };
    const closed = { settings: { ownArranging: false } };
    expect(found(book(none), {})).toEqual([]);
    expect(found(book({ ...none, ...closed }), undefined)).toEqual(['error service-missing']);
    expect(found(book({ ...none, ...closed, target: 'system' }), {})).toEqual([]);
  });

  it('[C54] an archived service', () => {
    expect(found(book(), { 'service-1': { ...open, isArchived: true } })).toEqual(['error service-archived']);
  });

  it('[C55] no free time, or none before the deadline where the person has to have been there', () => {
    const free = (firstFreeMinutes: number | null) => ({ 'service-1': { ...open, firstFreeMinutes } });
    expect(found(book(), free(null))).toEqual(['warning no-capacity']);
    expect(found(book(), free(WEEK.expireAfterMinutes))).toEqual([]);
    expect(found(attend, free(WEEK.expireAfterMinutes - 1))).toEqual([]);
    expect(found(attend, free(WEEK.expireAfterMinutes))).toEqual(['warning no-capacity']);
  });
});

describe('simulated appointments', () => {
  const program = {
    id: 'p',
    protocols: [
      {
        protocol: flow(attend, goes('no', 'book', { is: 'failure' }), goes('yes', 'book')),
        onFail: 'stop' as const,
      },
    ],
  };
  const usual = usualSetup(program, Date.UTC(2026, 2, 2), 'UTC');
  const eager = PROFILES.filter(({ id }) => id === 'eager').map((profile) => ({
    profile: { ...profile, dropOut: { perWeek: 0, tells: 0 } },
    share: 1,
  }));
  const lived = (appointments: typeof usual.appointments) => {
    const { steps } = simulatePopulation(program, {
      ...usual,
      profiles: eager,
      followers: 400,
      appointments,
    });
    const reasons = steps.find(({ node: id }) => id === 'book')?.reasons ?? {};
    return (reason: EndReason) => (reasons[reason] ?? 0) / 400;
  };
  const aheadDays = { half: 1, most: 2 };

  it('[R112] as many are cancelled and missed as the setup says', () => {
    const share = lived({ aheadDays, cancelled: 0.2, missed: 0.5 });
    expect(share('cancelled')).toBeCloseTo(0.2, 1);
    expect(share('no-show')).toBeCloseTo(0.4, 1);
    expect(share('done')).toBeCloseTo(0.4, 1);
    expect(lived({ aheadDays: { half: 10, most: 14 }, cancelled: 0, missed: 0 })('expired')).toBeGreaterThan(
      0.5,
    );
  });

  it('[R112] where nothing is said, everybody comes', () => {
    expect(lived(undefined)('no-show')).toBe(0);
    expect(lived(undefined)('done')).toBeGreaterThan(0.95);
  });

  it('[R112] what is booked here is time of the team, what is booked elsewhere is not', () => {
    const hoursOf = (step: FlowNode) => {
      const protocols = [{ protocol: flow(step, goes('f', 'book')), onFail: 'stop' as const }];
      const { expert } = simulatePopulation(
        { id: 'p', protocols },
        { ...usual, profiles: eager, followers: 100, appointments: undefined },
      );
      return expert.hours;
    };
    expect(hoursOf(attend)).toBeGreaterThan(45);
    expect(hoursOf(attend)).toBeLessThanOrEqual(50);
    expect(hoursOf(book())).toBeGreaterThan(45);
    expect(hoursOf(book({ selectedItem: 'own' }))).toBe(0);
  });

  it('[R45] shares that are none are refused', () => {
    const faults = setupFaults({ ...usual, appointments: { aheadDays, cancelled: 2, missed: -1 } });
    expect(faults.map(({ path }) => path)).toEqual(['appointments.cancelled', 'appointments.missed']);
  });
});
