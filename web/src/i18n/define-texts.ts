export * from '@regimen/contract/language/define-texts.ts';
