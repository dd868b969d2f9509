export { findLastDecision } from './queries.ts';
