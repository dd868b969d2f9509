import { ApiError } from '@regimen/contract/client.ts';
import { uploadLimitBytes } from '@regimen/contract/limits.ts';
import type { Answers } from '@regimen/engine/questions.ts';
import { createContext, useContext } from 'react';
import { api, quietApi } from '../../../api.ts';
import { pictureForSending } from '../../../ui/shrink-picture.ts';

/** Where what is typed for a task goes before it is handed in. */
export interface FormStorage {
  /** On this device, to outlive a reload. */
  onDevice: boolean;
  begun: (task: string, answers: Answers) => Promise<unknown>;
  /** Puts a file up; what is handed in later is its name. */
  putUp: (file: File) => Promise<string>;
}

export class Unreadable extends Error {}

async function putUp(file: File): Promise<string> {
  const isPdf = file.type === 'application/pdf' || file.name.toLowerCase().endsWith('.pdf');
  if (isPdf && file.size > uploadLimitBytes) throw new ApiError(413, {});
  const content = isPdf
    ? file
    : await pictureForSending(file).catch(() => {
        throw new Unreadable();
      });
  const { name } = await api('POST uploads', { file: content });
  return name;
}

const real: FormStorage = {
  onDevice: true,
  begun: (id, answers) => quietApi('PUT tasks/{id}/begun', { params: { id }, body: { answers } }),
  putUp,
};

/** For trying a form out: nothing leaves the page, and nothing is left behind. */
export const nowhere: FormStorage = {
  onDevice: false,
  begun: async () => undefined,
  putUp: async ({ name }) => name || 'file',
};

export const FormStorageContext = createContext(real);
export const useFormStorage = () => useContext(FormStorageContext);
