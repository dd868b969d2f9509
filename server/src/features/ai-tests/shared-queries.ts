export { putWaiting, type Subject } from './queries.ts';
export { listProgramsWithAi } from './watch-queries.ts';
