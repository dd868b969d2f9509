import { expect, it } from 'vitest';
import type { HealthLook } from './audit.ts';
import { gatherLooks } from './gather-looks.ts';

const look = (at: string, what: HealthLook['what'] = 'queue', id = 'ito'): HealthLook => ({
  id: at + what + id,
  at: `2026-11-17T${at.length > 5 ? at : `${at}:00`}.000Z`,
  who: { id, full_name: id },
  why: 'expert',
  reason: null,
  program: null,
  what,
});

it('makes one line of what the same person did again within an hour', () => {
  const looks = [
    look('12:40'),
    look('12:30', 'case'),
    look('12:20', 'queue', 'kay'),
    look('12:10'),
    look('11:30'),
  ];
  const visits = gatherLooks(looks, ({ who }) => who?.id);
  expect(visits.map(({ at, who, what, times }) => [at.slice(11, 16), who?.id, what, times])).toEqual([
    ['12:40', 'ito', 'queue', 2],
    ['12:30', 'ito', 'case', 1],
    ['12:20', 'kay', 'queue', 1],
    ['11:30', 'ito', 'queue', 1],
  ]);
});

it('counts what one opening asked for in the same minute once', () => {
  const looks = ['12:40:09', '12:40:08', '12:40:01', '12:10:30', '12:10:29'].map((at) => look(at, 'history'));
  expect(gatherLooks(looks, ({ who }) => who?.id)).toMatchObject([{ what: 'history', times: 2 }]);
});

it('keeps looks at two programs apart', () => {
  const within = (program: string, at: string) => ({
    ...look(at, 'history'),
    program: { id: program, title: program },
  });
  const looks = [within('sleep', '12:40'), within('back', '12:30'), within('sleep', '12:20')];
  const visits = gatherLooks(looks, ({ who }) => who?.id);
  expect(visits.map(({ program, times }) => [program?.id, times])).toEqual([
    ['sleep', 2],
    ['back', 1],
  ]);
});
