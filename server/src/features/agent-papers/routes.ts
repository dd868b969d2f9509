import { agentPaperCalls } from '@regimen/contract/agent-papers.ts';
import { invalid } from '../../errors.ts';
import { type HttpParts, registerCalls } from '../../http/register-calls.ts';
import { senderOf, wordsOfPdf } from '../sanitize-files/sanitize-file.ts';
import { bytesOf } from '../sanitize-files/sent-file.ts';
import { inTexts } from './in-texts.ts';

export function agentPaperRoutes(http: HttpParts): void {
  registerCalls(http, agentPaperCalls, {
    'POST protocols/{id}/agents/read-pdf': async (scope, { body }, exchange) => {
      // Whoever may not is refused before anything is opened.
      await scope.read(async () => undefined);
      const { pages, isCut } = await wordsOfPdf(senderOf(scope, exchange), bytesOf(body.file));
      return scope.tx(async () => {
        const { texts, isLeft } = inTexts(pages);
        if (texts.length === 0) throw invalid('file', 'paper_without_words');
        return { texts, isCut: isCut || isLeft };
      });
    },
  });
}
