import type { Doing } from '../../simulate/asked.ts';

export const services: Doing = {
  byFollower: ({ id, task }) => [
    { id, type: 'booking', task: task.id, status: 'booked' },
    { id: `at-${task.id}`, type: 'booking', task: task.id, status: 'attended' },
  ],
};
