/** The creator's picture of what is to be done. Decoration: the words say it too. */
export function TaskPicture({ photo }: { photo: string | undefined }) {
  if (!photo) return null;
  return (
    <img
      src={`/api/public/files/large/${encodeURIComponent(photo)}`}
      alt=""
      className="aspect-video w-full rounded-card bg-sunken object-cover"
    />
  );
}
