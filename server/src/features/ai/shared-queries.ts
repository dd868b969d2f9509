export { type AiSettingsRow, countExchanges, findSettings, putSettings, usedSince } from './queries.ts';
