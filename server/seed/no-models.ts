import type { ModelParts } from '../src/features/ai/site-model.ts';
import { createModels } from '../src/providers/model.ts';
import { openVault } from '../src/providers/vault.ts';

/** What is seeded is lived without a model: the guide answers, and rules decide. */
export const noModels: ModelParts = { models: createModels(undefined), vault: openVault(Buffer.alloc(32)) };
