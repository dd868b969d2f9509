import { useSyncExternalStore } from 'react';
import { reached } from '../../shell/reach.ts';

/** Whether our server is within reach; `true` while the server renders. */
export const useOnline = () => useSyncExternalStore(reached.subscribe, reached.get, () => true);
