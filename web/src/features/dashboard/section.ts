import type { ReactNode } from 'react';
import type { PageArgs } from '../../shell/page-data.ts';

export interface Section {
  load: (args: PageArgs) => Promise<unknown>;
  Show: (props: { data: unknown }) => ReactNode;
  /** Of one thing in it, where its address goes on with an id. */
  loadOne?: (args: PageArgs, id: string) => Promise<unknown>;
  ShowOne?: (props: { data: unknown }) => ReactNode;
}

/** What a section shows is what it loads. */
export const section = <T>(
  load: (args: PageArgs) => Promise<T>,
  Show: (props: { data: T }) => ReactNode,
): Pick<Section, 'load' | 'Show'> => ({ load, Show: Show as Section['Show'] });

export const one = <T>(
  loadOne: (args: PageArgs, id: string) => Promise<T>,
  ShowOne: (props: { data: T }) => ReactNode,
): Required<Pick<Section, 'loadOne' | 'ShowOne'>> => ({
  loadOne,
  ShowOne: ShowOne as NonNullable<Section['ShowOne']>,
});
