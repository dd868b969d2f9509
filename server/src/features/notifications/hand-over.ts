import type { HandOver } from '../../feature.ts';
import { forgetNewsAbout } from './leaving-queries.ts';

/** Others' news about somebody who leaves go; where they were the expert, a former member was. */
export const forgetInNews: HandOver = (_scope, tx, people) => forgetNewsAbout(tx, people);
