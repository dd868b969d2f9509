import { Avatar } from '../person/avatar.tsx';

/** Somebody's picture, or their initials. The name always stands beside it. */
export function Portrait({ name, avatar, size }: { name: string; avatar: string | null; size: number }) {
  if (!avatar) return <Avatar name={name} size={size} />;
  return (
    <img
      src={`/api/public/files/small/${encodeURIComponent(avatar)}`}
      alt=""
      width={size}
      height={size}
      loading="lazy"
      className="shrink-0 rounded-pill bg-sunken object-cover"
      style={{ inlineSize: size, blockSize: size }}
    />
  );
}
