import type { DiscussionCategory } from '@regimen/contract/discussions.ts';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { api, apiWithKey } from '../../api.ts';
import { paths } from '../../paths.ts';
import { useViewer } from '../../shell/use-shell.ts';
import { useDrafts } from './browser-drafts.ts';
import { type Question, type QuestionDraft, refused, sending } from './drafts.ts';
import { isApiFailure } from './fallback.ts';
import { sendQuestion } from './send-question.ts';

export interface QuestionDraftInHand {
  /** `null` until the browser has been asked what it keeps. */
  draft: QuestionDraft | null;
  /** The last try has just failed, as opposed to having been found so. */
  justFailed: boolean;
  /** While typing: kept in the browser, nothing is drawn anew. */
  note: (question: Question) => void;
  /** Goes to the question when it is there; throws when it was refused or could not be sent. */
  send: (question: Question) => Promise<void>;
  changeAgain: () => void;
  forget: () => void;
}

export function useQuestionDraft(): QuestionDraftInHand {
  const drafts = useDrafts();
  const viewerId = useViewer()?.id ?? null;
  const navigate = useNavigate();
  const [draft, setDraft] = useState<QuestionDraft | null>(null);
  const [justFailed, setJustFailed] = useState(false);
  const latest = useRef<QuestionDraft | null>(null);
  const found = () => (latest.current ??= drafts.question(viewerId));

  useEffect(() => {
    latest.current = drafts.question(viewerId);
    setDraft(latest.current);
  }, [drafts, viewerId]);

  const keep = (next: QuestionDraft) => {
    latest.current = next;
    drafts.keepQuestion(viewerId, next);
  };
  const forget = () => {
    drafts.forgetQuestion(viewerId);
    latest.current = drafts.question(viewerId);
    setDraft(latest.current);
  };
  return {
    draft,
    justFailed,
    note: (question) => keep({ ...found(), question }),
    async send(question) {
      const before = found();
      const going = sending(before, question);
      keep(going);
      try {
        const { id } = await sendQuestion(going, { post, change });
        drafts.forgetQuestion(viewerId);
        await navigate(paths.discussion(id));
      } catch (error) {
        const unknown = isApiFailure(error) || isUnderWay(error);
        keep(unknown ? going : refused(going, before));
        setJustFailed(unknown);
        // What was refused stays in its fields, which now say what is wrong: fresh ones would have lost that.
        if (unknown || before.unsent) setDraft(latest.current);
        throw error;
      }
    },
    changeAgain: () => {
      keep({ ...found(), unsent: false });
      setDraft(latest.current);
    },
    forget,
  };
}

/** The same question, sent a moment ago, is still being worked on. */
const isUnderWay = (error: unknown): boolean => (error as { status?: unknown }).status === 409;

const asBody = ({ title, category, body }: Question) => ({
  title,
  category: category as DiscussionCategory,
  body,
});
const post = (question: Question, key: string) =>
  apiWithKey(key)('POST discussions', { body: asBody(question) });
const change = (id: string, question: Question) =>
  api('PUT discussions/{id}', { params: { id }, body: asBody(question) });
