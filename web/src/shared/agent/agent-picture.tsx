import { Avatar } from '../person/avatar.tsx';
import { photoUrl } from '../photo/photo-url.ts';

const size = 36;

/** The picture that its creator gave it, else its initials. Its name always stands beside it. */
export const AgentPicture = ({ name, photo }: { name: string; photo: string | null }) =>
  photo === null ? (
    <Avatar name={name} size={size} />
  ) : (
    <img
      src={photoUrl(photo, 'small')}
      alt=""
      width={size}
      height={size}
      className="shrink-0 rounded-pill object-cover"
      style={{ inlineSize: size, blockSize: size }}
    />
  );
