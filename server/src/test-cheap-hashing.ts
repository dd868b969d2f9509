import { hashCost } from './features/accounts/password.ts';

// Before each test file: passwords are hashed as in the product, only without the work that makes guessing dear.
export const usualCost = { memory: 19_456, passes: 2 };
export const cheapCost = { memory: 64, passes: 1 };
Object.assign(hashCost, cheapCost);
