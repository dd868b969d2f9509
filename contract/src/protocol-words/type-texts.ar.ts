import { ARABIC } from '@regimen/engine/steps/type-names.ar.ts';
import { firstNames } from '@regimen/engine/steps/type-names.ts';
import type { Translation } from '../language/define-texts.ts';
import type { typeTexts } from './type-texts.ts';

export default firstNames(ARABIC) satisfies Translation<typeof typeTexts>;
