export { countExchanges } from './queries.ts';
