// Bytes as lower-case hexadecimal digits, two each.

export type Bytes = Uint8Array<ArrayBuffer>;

export const toHex = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

/** @param hex an even number of digits */
export function fromHex(hex: string): Bytes {
  const bytes = new Uint8Array(hex.length / 2);
  for (let k = 0; k < bytes.length; k++)
    bytes[k] = Number.parseInt(hex.slice(2 * k, 2 * k + 2), 16);
  return bytes;
}

/** Whether a text is this number of bytes in hexadecimal digits. */
export const isHex = (text: string, bytes: number): boolean =>
  text.length === 2 * bytes && /^[0-9a-f]*$/.test(text);
