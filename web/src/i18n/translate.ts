export * from '@regimen/contract/language/translate.ts';
