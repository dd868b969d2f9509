import type { Area } from 'react-easy-crop';

/** As large as it is ever shown, twice over. */
const side = 640;

/** The part of a picture that was chosen, as a square. */
export async function cutOut(file: Blob, { x, y, width, height }: Area): Promise<Blob> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
  try {
    const canvas = document.createElement('canvas');
    canvas.width = Math.min(side, Math.max(1, Math.round(width)));
    canvas.height = canvas.width;
    canvas.getContext('2d')?.drawImage(bitmap, x, y, width, height, 0, 0, canvas.width, canvas.height);
    const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/webp', 0.9));
    return blob ?? file;
  } finally {
    bitmap.close();
  }
}
