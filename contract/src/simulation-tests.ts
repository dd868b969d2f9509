import type { Expectation, Judgement } from '@regimen/engine/simulate/expectations.ts';
import type { PopulationSetup } from '@regimen/engine/simulate/setup.ts';
import { z } from 'zod';
import { teamOf } from './access.ts';
import { defineCalls } from './call.ts';
import * as field from './fields.ts';
import { TestExpectations, TestSetup } from './simulation-setup.ts';
import { mostSimulationTests } from './simulation-test-limits.ts';

export const testStatuses = ['waiting', 'running', 'passed', 'failed', 'broken'] as const;
/** Why a test could not be run to its end. */
export const testFaults = ['too-long', 'too-large', 'nothing-to-run', 'cannot-run'] as const;

export const SimulationTestResult = z.object({
  /** Stands for the draft that it ran on, or is about to. */
  state: z.string(),
  status: z.enum(testStatuses),
  judgements: field.json<Judgement[]>(),
  fault: z.enum(testFaults).nullable(),
  ranAt: field.instant,
});
export type SimulationTestResult = z.infer<typeof SimulationTestResult>;

export const SimulationTest = z.object({
  id: field.id,
  name: z.string(),
  setup: field.json<PopulationSetup>(),
  expectations: field.json<Expectation[]>(),
  createdAt: field.instant,
  changedAt: field.instant,
  /** How it went last; `null` if it was never run as it is now. */
  result: SimulationTestResult.nullable(),
});
export type SimulationTest = z.infer<typeof SimulationTest>;

const SimulationTests = field.cursorList(SimulationTest).extend({
  /** Stands for the protocols of the draft as they are now: a result counts for publishing only if it has this very state. */
  state: z.string(),
});
export type SimulationTests = z.infer<typeof SimulationTests>;

const NewTest = z.object({ name: field.text(1, 120), setup: TestSetup, expectations: TestExpectations });

const ofProgram = z.object({ id: field.id });
const ofTest = z.object({ id: field.id, test: field.id });
const at = { params: { id: '$program' } };
const atTest = { params: { id: '$program', test: '$simulationTest' } };

const trend = { start: 0.3, end: 0.9, halfWayDays: 28, spread: 0.2 };
const example = {
  name: 'Most people finish',
  setup: {
    seed: 1,
    followers: 20,
    profiles: [
      {
        share: 1,
        profile: {
          id: 'steady',
          name: 'Steady',
          adherence: 0.9,
          tires: 0.01,
          declines: 0.01,
          putsOff: 0.05,
          patience: { questions: 12, givesUp: 0.005 },
          delay: { half: 60, most: 480 },
          awake: { from: '07:00', to: '22:30' },
          dropOut: { perWeek: 0.005, tells: 0.7 },
          answers: trend,
          kpis: trend,
          devices: 0.9,
        },
      },
    ],
    team: {
      adherence: 0.95,
      declines: 0.03,
      delay: { half: 180, most: 1_200 },
      modelAnswers: 0.97,
      atWork: { from: '08:00', to: '18:00', days: ['mon', 'tue', 'wed', 'thu', 'fri'] },
      minutes: { task: 10, review: 3, nudge: 1, alert: 5, stuck: 10 },
    },
    people: { ages: { min: 18, max: 75 }, women: 0.5, roles: ['patient'], signs: {} },
    zones: ['Europe/Berlin'],
    start: 1_767_225_600_000,
    arriveOverDays: 7,
    days: 30,
    stuckAfterDays: 14,
  },
  expectations: [{ id: 'finish', measure: { of: 'finished' }, must: 'atLeast', value: 0.6 }],
};

export const simulationTestCalls = defineCalls({
  'GET programs/{id}/simulation-tests': {
    summary: 'Simulations saved as tests, oldest first, with their latest results.',
    access: teamOf('program', 'view'),
    health: false,
    params: ofProgram,
    reply: SimulationTests,
    example: at,
  },
  'POST programs/{id}/simulation-tests': {
    summary: `Save a simulation as a test that must pass before publishing. The limit is ${mostSimulationTests} per program.`,
    access: teamOf('program', 'edit'),
    health: false,
    params: ofProgram,
    body: NewTest,
    reply: SimulationTest,
    status: 201,
    limit: 'writing',
    example: { ...at, body: example },
  },
  'PUT programs/{id}/simulation-tests/{test}': {
    summary: 'Change a test. Its earlier results no longer count.',
    access: teamOf('program', 'edit'),
    health: false,
    params: ofTest,
    body: NewTest,
    reply: SimulationTest,
    limit: 'writing',
    example: { ...atTest, body: example },
  },
  'DELETE programs/{id}/simulation-tests/{test}': {
    summary: 'Delete a test.',
    access: teamOf('program', 'edit'),
    health: false,
    params: ofTest,
    reply: null,
    limit: 'writing',
    example: atTest,
  },
  'POST programs/{id}/simulation-tests/run': {
    summary:
      'Run every test on the current draft, in the background. Tests that already ran on it keep their result.',
    access: teamOf('program', 'edit'),
    health: false,
    params: ofProgram,
    reply: SimulationTests,
    limit: 'writing',
    example: at,
  },
});
