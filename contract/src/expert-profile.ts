import { z } from 'zod';
import { expertOwnerOf, experts, registered } from './access.ts';
import { defineCalls } from './call.ts';
import {
  longestConsultation,
  mostDocuments,
  mostLanguages,
  mostLinks,
  mostQualifications,
  qualificationStates,
  spokenLanguages,
  withProtocol,
} from './expert-profile-choices.ts';
import * as field from './fields.ts';
import { longestBio } from './my-profile-choices.ts';
import { professions } from './roles.ts';
import { UploadName } from './uploads.ts';

const unique = (values: readonly string[]) => new Set(values).size === values.length;
const web = z.url({ protocol: /^https$/, hostname: z.regexes.domain });
/** A page of one's own elsewhere. Nothing is fetched from there. */
const link = field
  .text(4, 300)
  .overwrite(withProtocol)
  .refine((address) => address.length <= 300 && web.safeParse(address).success, {
    params: { rule: 'link_form' },
  });

export const ExpertSaid = z.object({
  /** `expert`: one without a profession of the list. */
  profession: z.enum(['expert', ...professions]),
  bio: field.text(0, longestBio).default(''),
  languages: z.array(z.enum(spokenLanguages)).max(mostLanguages).refine(unique).default([]),
  links: z.array(link).max(mostLinks).refine(unique).default([]),
  /** How they work with people: in which way, how often, what to expect. */
  consultation: field.text(0, longestConsultation).default(''),
});
export type ExpertSaid = z.infer<typeof ExpertSaid>;

export const Qualification = z.object({
  id: field.id,
  title: z.string(),
  institution: z.string(),
  year: z.int().nullable(),
  state: z.enum(qualificationStates),
  checkedBy: z.string().nullable(),
  checkedAt: field.instant.nullable(),
  /** Why it was refused. */
  note: z.string(),
  documents: z.array(UploadName),
});
export type Qualification = z.infer<typeof Qualification>;

export const ExpertProfile = ExpertSaid.extend({
  /** `null`: not an expert yet, or one without a profession. */
  profession: z.enum(professions).nullable(),
  isExpert: z.boolean(),
  full_name: z.string(),
  username: z.string(),
  avatar: z.string().nullable(),
  qualifications: z.array(Qualification),
});
export type ExpertProfile = z.infer<typeof ExpertProfile>;

export const expertProfileCalls = defineCalls({
  'GET expert-profile': {
    summary: 'What you say about your work, with your qualifications and who checked them.',
    access: registered,
    health: false,
    reply: ExpertProfile,
    example: {},
  },
  'PUT expert-profile': {
    summary: 'Become an expert, or change what you say about your work. Everyone can see it.',
    access: registered,
    health: false,
    body: ExpertSaid,
    reply: ExpertProfile,
    limit: 'writing',
    example: {
      body: {
        profession: 'physiotherapist',
        bio: 'I help people move without pain.',
        languages: ['en', 'de'],
        links: ['https://example.org/praxis'],
        consultation: 'Short check-ins in writing, a call when it matters.',
      },
    },
  },
  'POST qualifications': {
    summary: `Add a qualification with up to ${mostDocuments} private documents from \`POST uploads\`. It is shown to everyone once someone has checked it. The limit is ${mostQualifications}.`,
    access: experts,
    health: false,
    body: z.object({
      title: field.text(2, 160),
      institution: field.text(2, 160),
      year: z.int().min(1900).max(2199).nullable().default(null),
      documents: z.array(UploadName).max(mostDocuments).refine(unique).default([]),
    }),
    reply: Qualification,
    status: 201,
    limit: 'writing',
    example: { body: { title: 'State exam in physiotherapy', institution: 'Charité Berlin', year: 2014 } },
  },
  'PUT qualifications/{id}/documents': {
    summary: `Set the documents of a qualification: up to ${mostDocuments}, its own or new ones from \`POST uploads\`. One that was refused waits to be checked again. One that was checked stays as it is (409).`,
    access: expertOwnerOf('qualification'),
    health: false,
    params: z.object({ id: field.id }),
    body: z.object({ documents: z.array(UploadName).max(mostDocuments).refine(unique) }),
    reply: Qualification,
    limit: 'writing',
    example: { params: { id: '$qualification' }, body: { documents: [] } },
  },
  'DELETE qualifications/{id}': {
    summary: 'Remove a qualification, with its documents.',
    access: expertOwnerOf('qualification'),
    health: false,
    params: z.object({ id: field.id }),
    reply: null,
    limit: 'writing',
    example: { params: { id: '$qualification' } },
  },
});
