/** The model's own way through the tree, written from [R1] to [R12]: mutable, slow, and sharing no code with the engine. */
import type { FlowNode, NodeOf, Protocol } from '../protocol.ts';
import type { RecurringModule } from '../recurring-module.ts';
import { clockOf, dayOf, findSlot, instant, type ModelSlot, weekdayName } from './model-time.ts';
import { daysIn, hope, leavingDays, type ModelFacts, truth } from './model-truth.ts';

export type ModelTask = {
  id: string;
  source: string;
  node: string | null;
  module: string | null;
  n: number;
  visit: number;
  kind: string;
  expires: number | null;
};

export type ModelModule = {
  rule: RecurringModule;
  next: ModelSlot | null;
  /** When its step was entered last; null where it is bound to none. */
  from: number | null;
  lastDay: number | null;
  count: number;
  done: number;
  missed: number;
  streak: number;
};

export const MIN = 60_000;

export class ModelFlow {
  effects: string[] = [];
  status = 'running';
  reason: string | null = null;
  node: string | null = null;
  phase = '';
  due: number | null = null;
  wall: { day: number; time: string } | null = null;
  came = false;
  visits: Record<string, number> = {};
  outcome: Record<string, { result: string; why: string; score: number | null; branch: string | null }> = {};
  proposal: string | null = null;
  mood: number | null = null;
  half: number | null = null;
  /** Instants and values; on which day they were depends on where the person is. */
  taken: Record<'pulse' | 'mood' | 'half', { at: number; value: number }[]> = {
    pulse: [],
    mood: [],
    half: [],
  };
  pulse: { first: number; last: number; count: number } | null = null;
  tasks: ModelTask[] = [];
  modules: ModelModule[] = [];
  at: number;
  now: number;
  start: number;
  steps = 0;
  readonly p: Protocol;
  readonly age: number;
  zone: string;

  constructor(p: Protocol, zone: string, age: number, now: number) {
    this.p = p;
    this.zone = zone;
    this.age = age;
    this.at = now;
    this.now = now;
    this.start = dayOf(zone, now);
  }

  over(): boolean {
    return this.status !== 'running' && this.status !== 'paused';
  }

  protected find(id: string | null): FlowNode | undefined {
    return this.p.nodes.find((node) => node.id === id);
  }

  private facts(node: string, at: number): ModelFacts {
    const byDay = (which: keyof ModelFlow['taken']) =>
      this.taken[which].map(({ at: then, value }) => ({ day: dayOf(this.zone, then), value }));
    const scored = (this.outcome[node]?.score ?? null) !== null;
    const asksMood = this.find(node)?.type === 'assessment';
    return {
      half: (own) => (own && !(scored && asksMood) ? null : this.half),
      taken: { pulse: byDay('pulse'), mood: byDay('mood'), half: byDay('half') },
      today: dayOf(this.zone, at),
      asksMood,
      result: this.outcome[node]?.result ?? null,
      score: this.outcome[node]?.score ?? null,
      mood: this.mood,
      pulse: this.pulse,
      days: dayOf(this.zone, at) - this.start,
      age: this.age,
      visits: (other = node) => this.visits[other] ?? 0,
      chosen: (other = node) => {
        const branch = this.outcome[other]?.branch ?? null;
        return branch === null ? null : modelWithin(branch);
      },
      ended: (other = node) => this.outcome[other]?.why ?? null,
      stillAsked: (item) => this.modules.some((one) => one.rule.selected_item === item && this.alive(one)),
    };
  }

  protected alive(one: ModelModule): boolean {
    return one.next !== null || this.tasks.some((task) => task.module === one.rule.id);
  }

  protected holders(): number {
    return this.modules.filter((one) => one.rule.prevent_finish && this.alive(one)).length;
  }

  protected open(task: Omit<ModelTask, 'id'>): null {
    this.tasks.push({ ...task, id: `run/${task.source}/${task.visit}/task/${task.n}` });
    this.effects.push(`run/${task.source}/${task.visit}/openTask/${task.n}`);
    return null;
  }

  /** [R20] A question to the model is no task of anybody: nothing is told when it opens or closes. */
  protected openForModel(node: NodeOf<'ai'>, visit: number, n: 1 | 2): null {
    const task = { source: node.id, visit, n, kind: 'ai', node: node.id, module: null };
    const expires = this.now + (node.data.settings.answerWithinMinutes ?? 60) * MIN;
    if (n === 2) {
      this.effects.push(`run/${node.id}/${visit}/notifyExpert/1`);
      return this.open({ ...task, expires });
    }
    this.tasks.push({ ...task, expires, id: `run/${node.id}/${visit}/task/1` });
    return null;
  }

  protected ruled(node: NodeOf<'ai'>, at: number): string {
    const facts = this.facts(node.id, at);
    const { branches, fallback } = node.data.settings;
    const inside = branches.flatMap((one) => [...(one.branches ?? []), one]);
    return inside.find(({ when }) => when && truth(facts, when))?.id ?? fallback;
  }

  protected close(task: ModelTask): void {
    this.tasks = this.tasks.filter((open) => open !== task);
    if (task.kind === 'ai' && task.n === 1) return;
    this.effects.push(`run/${task.source}/${task.visit}/closeTask/${task.n}`);
  }

  protected enter(first: string, at: number): void {
    for (let id: string | null = first; id !== null; ) id = this.step(id, at);
  }

  /** Enters one step; gives the next where it leads on at once. */
  private step(id: string, at: number): string | null {
    const node = this.find(id);
    if (!node) return this.end('failed', 'no-way-on');
    if (this.steps++ >= 1_000) return this.end('failed', 'step-limit', id);
    this.unbind(this.node);
    const visit = (this.visits[id] ?? 0) + 1;
    this.visits[id] = visit;
    this.bind(id, at);
    Object.assign(this, { node: id, phase: 'working', due: null, wall: null, came: false, at: this.now });
    this.proposal = null;
    const expire = node.data.window?.expireAfterMinutes;
    const expires = expire === undefined ? null : this.now + expire * MIN;
    switch (node.type) {
      case 'jump':
        return node.data.rules.jumpRule?.target ?? this.end('failed', 'no-way-on');
      case 'fail':
        return this.end('failed', 'fail');
      case 'finish':
        if (this.holders() === 0) return this.end('finished', 'finish');
        this.phase = 'holding';
        return null;
      case 'population': {
        const passes = truth(this.facts(id, at), node.data.settings.who);
        return this.leave(node, passes ? 'success' : 'failure', passes ? 'passed' : 'not-passed', null, at);
      }
      case 'nudge': {
        const inTime = expire === undefined || this.now < at + expire * MIN;
        if (inTime) this.effects.push(`run/${id}/${visit}/sendNudge/1`);
        return this.leave(node, 'success', inTime ? 'sent' : 'missed', null, at);
      }
      case 'wait':
        return this.beginWait(node, at, expires);
      case 'ai':
        this.effects.push(`run/${id}/${visit}/askModel/1`);
        return this.openForModel(node, visit, 1);
      default:
        return this.open({ source: id, visit, n: 1, kind: node.type, node: id, module: null, expires });
    }
  }

  /** [T17] */
  private unbind(id: string | null): void {
    for (const one of this.modules) {
      if (one.rule.during === undefined || one.rule.during !== id) continue;
      one.next = null;
      for (const task of this.tasks) if (task.module === one.rule.id) this.close(task);
    }
  }

  private bind(id: string, at: number): void {
    for (const one of this.modules) {
      const { rule, count } = one;
      if (rule.during !== id) continue;
      one.from = dayOf(this.zone, at);
      const spent = rule.repeat > 0 && count >= rule.repeat;
      one.next = spent ? null : findSlot(rule, this.zone, one.from, one.from, (slot) => slot.at >= at);
    }
  }

  protected beginWait(node: NodeOf<'wait'>, at: number, expires: number | null): null {
    const wait = node.data.settings;
    const today = dayOf(this.zone, at);
    if (wait.kind === 'event') this.due = expires;
    else if (wait.kind === 'until') {
      const names: string[] = wait.at_week_days ?? [];
      let day = today;
      while (
        (names.length > 0 && !names.includes(weekdayName(day))) ||
        instant(this.zone, day, wait.at_time) <= at
      )
        day++;
      this.wall = { day, time: wait.at_time };
      this.due = instant(this.zone, day, wait.at_time);
    } else {
      const more = ((wait.hours ?? 0) * 60 + (wait.minutes ?? 0)) * MIN;
      const days = wait.days ?? 0;
      if (days > 0 && more === 0) this.wall = { day: today + days, time: clockOf(this.zone, at) };
      this.due = (days > 0 ? instant(this.zone, today + days, clockOf(this.zone, at)) : at) + more;
    }
    return null;
  }

  protected finishNode(
    node: FlowNode,
    result: string,
    why: string,
    score: number | null,
    at: number,
    branch: string | null = null,
  ): void {
    const next = this.leave(node, result, why, score, at, branch);
    if (next !== null) this.enter(next, at);
  }

  private leave(
    node: FlowNode,
    result: string,
    why: string,
    score: number | null,
    at: number,
    branch: string | null = null,
  ): string | null {
    for (const task of this.tasks.filter((one) => one.node === node.id)) this.close(task);
    this.outcome[node.id] = { result, why, score, branch };
    const rule = node.data.rules.jumpRule ?? {};
    return (result === 'success' ? rule.targetSuccess : rule.target) ?? this.choose(node, at);
  }

  protected choose(node: FlowNode, at: number): string | null {
    const children = this.p.nodes.filter((one) => one.parentId === node.id);
    const facts = this.facts(node.id, at);
    const child = children.find((one) => truth(facts, one.data.nextStepCondition));
    if (child) return child.id;
    if (!children.some((one) => hope(facts, one.data.nextStepCondition)))
      return this.end('failed', 'no-way-on');
    const days = children.flatMap(({ data: { nextStepCondition } }) => [
      ...daysIn(nextStepCondition)
        .filter((day) => day > facts.days)
        .map((day) => this.start + day),
      ...leavingDays(facts, nextStepCondition),
    ]);
    this.phase = 'choosing';
    this.wall = null;
    this.due = days.length > 0 ? instant(this.zone, Math.min(...days), '00:00') : null;
    return null;
  }

  protected end(status: string, reason: string, node = this.node): null {
    for (const task of [...this.tasks]) this.close(task);
    this.status = status;
    this.reason = reason;
    const source = `run/${node}/${this.visits[node ?? ''] ?? 1}`;
    if (status === 'finished') this.effects.push(`${source}/finish/1`);
    if (status === 'failed') this.effects.push(`${source}/fail/1`);
    if (status === 'failed' && reason !== 'fail') this.effects.push(`${source}/notifyExpert/stuck`);
    return null;
  }
}

/** The branches of the random protocols: b2 and b3 lie in b1. */
const modelWithin = (branch: string): string[] =>
  branch === 'b2' || branch === 'b3' ? ['b1', branch] : [branch];
