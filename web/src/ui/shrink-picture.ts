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

/** Base64 without the `data:` in front, as the API takes it. Throws when the browser cannot read the file. */
export async function pictureForSending(file: Blob): Promise<string> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
  try {
    const { width, height } = fitted(bitmap);
    const canvas = document.createElement('canvas');
    canvas.width = width;
    canvas.height = height;
    canvas.getContext('2d')?.drawImage(bitmap, 0, 0, width, height);
    const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/webp', 0.86));
    return await base64Of(blob ?? file);
  } finally {
    bitmap.close();
  }
}

/** Base64 without the `data:` in front. */
export async function base64Of(blob: Blob): Promise<string> {
  const url = await new Promise<string>((done, failed) => {
    const reader = new FileReader();
    reader.onload = () => done(String(reader.result));
    reader.onerror = () => failed(reader.error);
    reader.readAsDataURL(blob);
  });
  return url.slice(url.indexOf(',') + 1);
}
