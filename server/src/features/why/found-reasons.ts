import type { Found } from '@regimen/contract/protocol-words/found-words.ts';
import type { Speaking } from '@regimen/contract/protocol-words/speaking.ts';
import type { Reason } from '@regimen/contract/why.ts';
import { reason } from './reason.ts';

export const foundReasons = (found: readonly Found[], rule: string, speaking: Speaking): Reason[] =>
  found.map(({ words, holds }) => reason(speaking, words, holds ? 'held' : 'failed', rule));
