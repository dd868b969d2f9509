/**
 * A small model of SPEC.md, for judging the engine: events, time, modules, pauses and journeys. It knows the steps and
 * events that `random-run.ts` makes.
 */
import type { Protocol } from '../protocol.ts';
import type { RunEvent } from '../run-event.ts';
import { ModelChoice } from './model-choice.ts';
import { MIN, type ModelModule, type ModelTask } from './model-flow.ts';
import { dayOf, findSlot, instant, type ModelSlot } from './model-time.ts';

type Due = { at: number; rank: number; act: () => void };

export class Model extends ModelChoice {
  private seen = new Set<string>();
  private held: RunEvent[] = [];
  private pausedAt = 0;

  constructor(p: Protocol, zone: string, age: number, now: number) {
    super(p, zone, age, now);
    const counts = { lastDay: null, count: 0, done: 0, missed: 0, streak: 0 };
    this.modules = p.modules.map((rule) => {
      const bound = rule.during !== undefined;
      const next = bound ? null : findSlot(rule, zone, this.start, this.start, (slot) => slot.at >= now);
      return { rule, next, from: null, ...counts };
    });
    this.enter(p.nodes[0]?.id ?? '', now);
    this.settle();
  }

  happen(event: RunEvent, now: number): void {
    this.effects = [];
    this.steps = 0;
    if (this.over() || this.seen.has(event.id) || this.held.some((held) => held.id === event.id)) return;
    this.now = Math.max(now, this.at);
    this.catchUp();
    if (!this.over()) this.apply(event);
    if (event.type === 'resume') {
      const held = this.held;
      this.held = [];
      for (const one of held) if (!this.over()) this.apply(one);
    }
    this.settle();
  }

  /** What both sides have to agree on after every event. */
  shown(): unknown {
    const over = this.over();
    const wakes = this.status === 'running' ? this.dues().map((due) => due.at) : [];
    return {
      status: this.status,
      reason: this.reason,
      node: over ? null : this.node,
      phase: over ? null : this.phase,
      visits: this.visits,
      tasks: this.tasks.map(({ id, expires }) => [id, expires]).sort(),
      modules: this.modules.map(({ count, done, missed, streak, next }) => [
        count,
        done,
        missed,
        streak,
        over ? null : (next?.at ?? null),
      ]),
      pulse: this.pulse,
      wakes: wakes.length > 0 ? Math.min(...wakes) : null,
    };
  }

  private apply(event: RunEvent): void {
    switch (event.type) {
      case 'timer':
        return;
      case 'pause':
        if (this.status === 'paused') return;
        this.remember(event);
        this.status = 'paused';
        this.pausedAt = this.now;
        return;
      case 'resume':
        if (this.status !== 'paused') return;
        this.remember(event);
        this.resume();
        return;
      case 'withdraw':
        this.remember(event);
        this.end('withdrawn', 'withdrawn');
        return;
      case 'timeZone':
        this.remember(event);
        if (event.zone !== this.zone) this.travel(event.zone);
        return;
    }
    if (event.type === 'reading' && event.task === undefined) {
      if (this.read(event.value)) this.remember(event);
    } else if (this.status === 'paused') {
      this.held.push(event);
      this.at = this.now;
    } else this.answer(event);
  }

  private remember(event: RunEvent): void {
    this.seen.add(event.id);
    this.at = this.now;
  }

  private answer(event: RunEvent): void {
    const task = 'task' in event ? this.tasks.find((open) => open.id === event.task) : undefined;
    if (!task) return;
    const node = this.find(task.node);
    if (node?.type === 'ai') {
      this.decide(task, node, event);
      return;
    }
    let result = 'success';
    let score: number | null = null;
    if (event.type === 'taskDone' && event.outcome === 'failure') result = 'failure';
    else if (event.type === 'reading') {
      if (task.kind !== 'kpi' || !this.read(event.value)) return;
    } else if (event.type === 'answers' && task.kind === 'assessment') {
      const points = (answer: unknown): number => Number(String(answer).slice(1));
      score = points(event.answers.q1) + 3 - points(event.answers.q2);
      this.mood = score;
      this.half = points(event.answers.q1);
      this.taken.mood.push({ at: this.now, value: score });
      this.taken.half.push({ at: this.now, value: this.half });
    } else if (task.kind !== 'followup') return;
    this.close(task);
    this.at = this.now;
    this.taskOver(task, result, result === 'success' ? 'done' : 'declined', score, this.now);
  }

  private taskOver(task: ModelTask, result: string, why: string, score: number | null, at: number): void {
    const module = this.modules.find((one) => one.rule.id === task.module);
    if (module) {
      const success = result === 'success';
      module.done += success ? 1 : 0;
      module.missed += success ? 0 : 1;
      module.streak = success ? module.streak + 1 : 0;
      return;
    }
    const node = this.find(task.node);
    if (!node) return;
    if (node.type === 'ai') {
      if (task.n === 1) this.unanswered(node, at);
      else this.finishNode(node, 'success', 'fallback', null, at, this.ruled(node, at));
      return;
    }
    const mustFit = node.type === 'kpi' && node.data.settings?.successMeans === 'inTarget';
    const fits = this.pulse !== null && this.pulse.last >= 50 && this.pulse.last <= 90;
    const isOff = mustFit && !fits && result === 'success';
    this.finishNode(node, isOff ? 'failure' : result, isOff ? 'out-of-target' : why, score, at);
  }

  private read(value: number): boolean {
    if (value < 20 || value > 250) return false;
    this.pulse = { first: this.pulse?.first ?? value, last: value, count: (this.pulse?.count ?? 0) + 1 };
    this.taken.pulse.push({ at: this.now, value });
    const node = this.find(this.node);
    if (node?.type === 'wait' && node.data.settings.kind === 'event' && this.phase === 'working') {
      this.came = true;
      this.due = this.now;
    }
    return true;
  }

  private dues(): Due[] {
    const dues: Due[] = [];
    for (const task of this.tasks) {
      const { expires } = task;
      if (expires !== null) dues.push({ at: expires, rank: 0, act: () => this.expire(task, expires) });
    }
    const { due } = this;
    if (due !== null && !this.over()) dues.push({ at: due, rank: 1, act: () => this.momentCame(due) });
    for (const module of this.modules) {
      const { next } = module;
      if (next) dues.push({ at: next.at, rank: 2, act: () => this.comes(module, next) });
    }
    return dues.sort((a, b) => a.at - b.at || a.rank - b.rank);
  }

  private settle(): void {
    this.look(this.now);
    this.catchUp();
  }

  private catchUp(): void {
    while (this.status === 'running') {
      const [next] = this.dues();
      if (!next || next.at > this.now) return;
      this.at = this.now;
      next.act();
      this.look(next.at);
    }
  }

  private look(at: number): void {
    const node = this.find(this.node);
    if (this.status !== 'running' || !node) return;
    if (this.phase === 'holding' && this.holders() === 0) this.end('finished', 'finish');
    if (this.phase !== 'choosing') return;
    const next = this.choose(node, at);
    if (next !== null) this.enter(next, at);
  }

  private expire(task: ModelTask, at: number): void {
    this.close(task);
    this.taskOver(task, 'failure', 'expired', null, at);
  }

  private momentCame(at: number): void {
    const node = this.find(this.node);
    if (this.phase !== 'working') this.due = null;
    else if (node) {
      const awaits = node.type === 'wait' && node.data.settings.kind === 'event';
      const why = awaits ? (this.came ? 'event-came' : 'expired') : 'time-came';
      this.finishNode(node, why === 'expired' ? 'failure' : 'success', why, null, at);
    }
  }

  /** [T8] [T11] [T12] */
  private comes(module: ModelModule, slot: ModelSlot): void {
    const { rule } = module;
    for (const task of this.tasks.filter((one) => one.module === rule.id)) this.expire(task, slot.at);
    module.count++;
    module.lastDay = slot.day;
    const later = (one: ModelSlot): boolean =>
      one.day > slot.day || (one.index > slot.index && one.at > slot.at);
    const spent = rule.repeat > 0 && module.count >= rule.repeat;
    const next = spent ? null : findSlot(rule, this.zone, module.from ?? this.start, slot.day, later);
    module.next = next && { ...next, at: Math.max(next.at, slot.at) };
    const minutes =
      rule.settings.window?.expireAfterMinutes ?? (rule.selected_module === 'nudge' ? 60 : 1_440);
    const expires = Math.min(slot.at + minutes * MIN, module.next?.at ?? Infinity);
    if (this.now >= expires) {
      module.missed++;
      module.streak = 0;
    } else if (rule.selected_module === 'nudge') {
      module.done++;
      this.effects.push(`run/module:${rule.id}/1/sendNudge/${module.count}`);
    } else {
      const [source, kind] = [`module:${rule.id}`, rule.selected_module];
      this.open({ source, visit: 1, n: module.count, kind, node: null, module: rule.id, expires });
    }
  }

  /** [R32] */
  private resume(): void {
    const ms = this.now - this.pausedAt;
    const days = dayOf(this.zone, this.now) - dayOf(this.zone, this.pausedAt);
    this.status = 'running';
    this.start += days;
    const quarters = Math.round(ms / (15 * MIN)) * 15 * MIN;
    for (const task of this.tasks)
      if (task.expires !== null) task.expires += task.expires - this.pausedAt > 60 * MIN ? quarters : ms;
    const node = this.find(this.node);
    if (this.due !== null && !this.came) {
      if (node?.type === 'wait' && node.data.settings.kind === 'until' && this.phase === 'working') {
        if (this.due < this.now) this.beginWait(node, this.now, null);
      } else if (this.wall) {
        this.wall.day += days;
        this.due = instant(this.zone, this.wall.day, this.wall.time);
      } else this.due += ms;
    }
    for (const module of this.modules) {
      if (!module.next) continue;
      const counted = module.rule.at_week_days.length === 0;
      if (counted && module.lastDay !== null) module.lastDay += days;
      const lived = counted && module.rule.every_hour === 0 && module.lastDay !== null;
      const from = Math.max(lived ? (module.lastDay ?? 0) + 1 : -Infinity, dayOf(this.zone, this.now));
      if (module.from !== null) module.from += days;
      const start = module.from ?? this.start;
      module.next = findSlot(module.rule, this.zone, start, from, (slot) => slot.at >= this.now);
    }
  }

  /** [T10] */
  private travel(zone: string): void {
    this.zone = zone;
    if (this.wall && this.due !== null)
      this.due = Math.max(this.now, instant(zone, this.wall.day, this.wall.time));
    for (const module of this.modules) {
      const { next, rule } = module;
      if (!next) continue;
      const there = instant(zone, next.day, rule.at_time) + next.index * rule.every_hour * 3_600_000;
      module.next = { ...next, at: Math.max(this.now, there) };
    }
  }
}
