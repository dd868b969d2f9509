import type { ProgramCard } from '@regimen/contract/programs.ts';
import type { Program } from '@regimen/engine/protocol.ts';
import type { ProgramWords } from '../program-words.ts';

interface PopulationViewProps {
  program: Program;
  state: string;
  card: ProgramCard;
  words: ProgramWords;
}

export function PopulationView({ card }: PopulationViewProps) {
  return <p>{card.title}</p>;
}
