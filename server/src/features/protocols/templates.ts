import type { Locale } from '@regimen/contract/language/languages.ts';
import type { Template } from '@regimen/contract/protocols.ts';
import { examplesIn } from '@regimen/engine/examples/all.ts';
import type { Protocol } from '@regimen/engine/protocol.ts';
import { firstTypes } from './stored-document.ts';

export const listTemplates = (locale: Locale): Template[] =>
  examplesIn(locale).map((protocol) => ({
    id: protocol.id,
    name: protocol.name,
    description: protocol.description,
    stepsCount: protocol.nodes.length,
    modulesCount: protocol.modules.length,
    stepTypes: firstTypes(protocol),
  }));

export const findTemplate = (locale: Locale, id: string): Protocol | undefined =>
  examplesIn(locale).find((protocol) => protocol.id === id);
