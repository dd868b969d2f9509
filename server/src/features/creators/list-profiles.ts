/** For other areas: the public profiles among some people. */
export { findProfile, listProfiles } from './queries.ts';
