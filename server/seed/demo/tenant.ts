import type { DiscussionCategory } from '@regimen/contract/discussions.ts';
import type { SiteTexts, SiteTranslation } from '@regimen/contract/load.ts';
import type { RoleName } from '@regimen/contract/roles.ts';
import type { ContentLanguage } from '@regimen/engine/content-language.ts';

/** What the two demo sites say. Names are labels, plainly not people; addresses end in `.test`, which no mail reaches. */
export interface DemoAccount {
  email: string;
  full_name: string;
  role: RoleName;
}
export interface DemoAnswer {
  /** Index into `accounts`. */
  author: number;
  body: string;
  /** Counted from the question. */
  hoursAfter: number;
  accepted?: true;
}
export interface DemoDiscussion {
  /** Index into `accounts`. */
  author: number;
  category: DiscussionCategory;
  title: string;
  body: string;
  hoursAgo: number;
  answers: DemoAnswer[];
}
export interface DemoTenant {
  name: string;
  locale: ContentLanguage;
  theme: { primary: string; accent: string };
  placeholders: { brand: string; contactEmail: string; operator: string; country: string };
  /** What it is called in its other language. */
  translations: Partial<Record<ContentLanguage, SiteTranslation>>;
  texts: Record<ContentLanguage, SiteTexts>;
  /** The first is the demo follower, the second the demo expert. */
  accounts: DemoAccount[];
  /** Newest first. */
  discussions: DemoDiscussion[];
}
