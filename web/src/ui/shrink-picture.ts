/** A picture as it comes from a telephone is made smaller here, before it travels. */
const longestSide = 1600;

export interface Size {
  width: number;
  height: number;
}

/** The same shape, no side longer than `most`; small pictures stay as they are. */
export function fitted({ width, height }: Size, most = longestSide): Size {
  const scale = Math.min(1, most / Math.max(width, height, 1));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/** Throws when the browser cannot read the file. */
export async function pictureForSending(file: Blob): Promise<Blob> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
  try {
    const { width, height } = fitted(bitmap);
    const canvas = document.createElement('canvas');
    canvas.width = width;
    canvas.height = height;
    canvas.getContext('2d')?.drawImage(bitmap, 0, 0, width, height);
    const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/webp', 0.86));
    return blob ?? file;
  } finally {
    bitmap.close();
  }
}
