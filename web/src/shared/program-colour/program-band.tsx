import { ProgramCover } from '../../ui/program-cover.tsx';

interface ProgramBandProps {
  program: { id: string; cover: string | null; category: string };
}

/** A strip of a program's cover at the head of its page. */
export const ProgramBand = ({ program: { id, cover, category } }: ProgramBandProps) => (
  <ProgramCover
    cover={cover}
    category={category}
    id={id}
    className="mb-6 h-20 rounded-card aspect-auto! md:h-28"
  />
);
